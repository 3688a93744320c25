export * from "./fake-openai/index.ts";
export { heardFrom, partOf, plainNarrator, tellingTo, type Heard } from "../remote/testing.ts";
