export { sayChange, sayCheck } from "./words/change-words.ts";
export type { CheckWords, StateChangeWords } from "./words/change-words.ts";
export { sayCondition } from "./words/condition-words.ts";
export { sayEffect } from "./words/effect-words.ts";
export { useChangeWords, useConditionWords, useEffectWords } from "./words/useStateWords.ts";
export type { ChangeSentences } from "./words/useStateWords.ts";
