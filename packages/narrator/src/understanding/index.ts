export { termsOf } from "./words/terms.ts";
export { understand, type PlayerAction } from "./understand.ts";
