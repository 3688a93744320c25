import { commonMessages, useMessages } from "@katha/ui";
import { useCallback } from "react";
import { failureOf } from "./answered.ts";
import { useTranslateError } from "./translate-error.ts";

/** Says what went wrong in the reader's language: in sentences, or as the title of a page. */
export function useFailure(lostLine: "error.noLine" | "error.unreachable" = "error.noLine") {
  const t = useMessages(commonMessages);
  const translateError = useTranslateError();
  return useCallback(
    (error: unknown, otherwise: string): string =>
      failureOf(translateError(error), t(lostLine), otherwise),
    [t, translateError, lostLine],
  );
}
