import { adminWords, useLanguage, useWords } from "@katha/ui";
import { failureOf } from "../../mapping/answered.ts";

/** Why something in administration did not come about, in a sentence. */
export function useExplain() {
  const { say: sayAnywhere } = useLanguage();
  const say = useWords(adminWords);
  return (error: unknown, otherwise = say("list.fetchFailed")): string =>
    failureOf(error, sayAnywhere("error.unreachable"), otherwise);
}
