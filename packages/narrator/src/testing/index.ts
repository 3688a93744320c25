export * from "./fake-openai/index.ts";
export { requestTo } from "../providers/testing.ts";
