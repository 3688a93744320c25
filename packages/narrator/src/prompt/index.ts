export { block, blocksAreMaterial, defused } from "./blocks.ts";
export { promptFor, type Prompt } from "./prompt.ts";
export { languageName } from "./rules.ts";
export { cutTo, cutToEnd, tokensIn } from "./tokens.ts";
