import { adminWords, useWords } from "@katha/ui";
import { useFailure } from "../../mapping/useFailure.ts";

/** Why something in administration did not come about: in sentences, or as the title of a page. */
export function useExplain(lostLine: "error.noLine" | "error.unreachable" = "error.noLine") {
  const tellFailure = useFailure(lostLine);
  const say = useWords(adminWords);
  return (error: unknown, otherwise = say("list.fetchFailed")): string =>
    tellFailure(error, otherwise);
}
