export { promptFor, type Prompt } from "./prompt/prompt.ts";
export { tokensIn } from "./prompt/tokens.ts";
export { remember, type Correction, type Session } from "./remember.ts";
