export * from "./models.ts";
