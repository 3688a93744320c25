export * from "./auth.ts";
export * from "./sign-in.ts";
export * from "./sign-out.ts";
