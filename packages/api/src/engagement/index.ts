export * from "./engagement.ts";
