export * from "./fake-openai/index.ts";
export { heardFrom, partOf, plainNarrator, requestTo, type Heard } from "../providers/testing.ts";
