export { sayChange, sayCheck } from "./words/change-words.ts";
export type { StateChangeWords } from "./words/change-words.ts";
export { sayCondition } from "./words/condition-words.ts";
export { sayEffect } from "./words/effect-words.ts";
export { useChangeWords, useConditionWords, useEffectWords } from "./words/words.ts";
export type { ChangeSentences } from "./words/words.ts";
