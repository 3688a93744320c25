import { adminWords, useLanguage, useWords } from "@katha/ui";
import { failureOf } from "../../mapping/answered.ts";

/** Why something in administration did not come about: in sentences, or as the title of a page. */
export function useExplain(lostLine: "error.noLine" | "error.unreachable" = "error.noLine") {
  const { say: sayAnywhere } = useLanguage();
  const say = useWords(adminWords);
  return (error: unknown, otherwise = say("list.fetchFailed")): string =>
    failureOf(error, sayAnywhere(lostLine), otherwise);
}
