import type { SkillCheckOutcome } from "@katha/api/shapes";
import type { ConditionWords, EffectWords } from "@katha/storygraph";
import { useMemo } from "react";
import { useI18n } from "../../../messages/I18nProvider.tsx";
import { sayChange, sayCheck } from "./change-words.ts";
import type { StateChangeWords } from "./change-words.ts";
import { sayCondition } from "./condition-words.ts";
import { sayEffect } from "./effect-words.ts";

export type { StateChangeWords } from "./change-words.ts";
export { capitalised, joined } from "./joined.ts";

/** `const say = useConditionWords(); say(words)`: “Trust is at least 3 and you carry the iron key”. */
export function useConditionWords(): (words: ConditionWords) => string {
  const i18n = useI18n();
  return useMemo(() => (words) => sayCondition(i18n, words), [i18n]);
}

/** An effect as a clause: “adds 1 to Trust”. */
export function useEffectWords(): (words: EffectWords) => string {
  const i18n = useI18n();
  return useMemo(() => (words) => sayEffect(i18n, words), [i18n]);
}

export interface ChangeSentences {
  change: (change: StateChangeWords) => string;
  check: (check: SkillCheckOutcome) => string;
}

/** What changed, as sentences without full stops: “+1 Trust, now 3 of 5”. */
export function useChangeWords(): ChangeSentences {
  const i18n = useI18n();
  return useMemo(
    () => ({
      change: (change) => sayChange(i18n, change),
      check: (check) => sayCheck(i18n, check),
    }),
    [i18n],
  );
}
