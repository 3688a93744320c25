export { sampleOf, schemaOf } from "./sample.ts";
export * from "./session.ts";
export { asSent } from "./wire.ts";
export * from "./story.ts";
