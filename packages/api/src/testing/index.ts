export { sampleOf, schemaOf } from "./sample.ts";
export * from "./session.ts";
export * from "./story.ts";
