import { adminMessages, useMessages } from "@katha/ui";
import { useFailure } from "../../errors/useFailure.ts";

/** Why something in administration did not come about: in sentences, or as the title of a page. */
export function useExplain(lostLine: "error.noLine" | "error.unreachable" = "error.noLine") {
  const tellFailure = useFailure(lostLine);
  const t = useMessages(adminMessages);
  return (error: unknown, otherwise = t("list.fetchFailed")): string =>
    tellFailure(error, otherwise);
}
