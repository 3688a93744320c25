export * from "./fake-painters/index.ts";
export * from "./fake-ollama/index.ts";
export * from "./fake-openai/index.ts";
export { bareStories, catalogueStories } from "./stories/catalogue-stories.ts";
export { pumpedLines } from "./pumped-lines.ts";
export { longestLine } from "./slow-lines.ts";
export { leftOutKinds } from "./typed-lines/left-out.ts";
export {
  leftOutOutcomes,
  leftOutShares,
  sharesOf,
  type TypedShares,
} from "./typed-lines/measures.ts";
export { judgedLines, judgedStrangers } from "./typed-lines/typed-lines.ts";
