import { useMessages } from "@katha/ui";
import { failureMessages } from "@katha/ui/screens";
import { useCallback } from "react";
import { failureOf } from "./failure.ts";
import { useTranslateError } from "./translate-error.ts";

/** Explains an error in the reader's language, as a sentence or as the title of a page. */
export function useFailure(unreachable: "error.noLine" | "error.unreachable" = "error.noLine") {
  const t = useMessages(failureMessages);
  const translateError = useTranslateError();
  return useCallback(
    (error: unknown, otherwise: string): string =>
      failureOf(translateError(error), t(unreachable), otherwise),
    [t, translateError, unreachable],
  );
}
