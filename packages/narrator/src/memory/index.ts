export { deedsOf } from "./deeds.ts";
export { block, defused } from "./prompt/blocks.ts";
export { promptFor, type Prompt } from "./prompt/prompt.ts";
export { languageName } from "./prompt/rules.ts";
export { cutTo, cutToEnd, tokensIn } from "./prompt/tokens.ts";
export { remember, type Correction, type Session } from "./remember.ts";
