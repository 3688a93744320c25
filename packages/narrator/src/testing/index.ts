export * from "./fake-openai/index.ts";
export { requestTo } from "./narrators/model-turn.ts";
