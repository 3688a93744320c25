export * from "./calls.ts";
export * from "./definitions.ts";
