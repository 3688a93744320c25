import { fieldErrors } from "@katha/api";
import { failureMessages, useMessages } from "@katha/ui";
import { useCallback, useMemo } from "react";
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

/** Why a form was refused: at the fields concerned, or above the form. */
export function useFormFailure<Name extends string>(
  error: unknown,
  names: Readonly<Record<string, Name>>,
  otherwise: string,
) {
  const failureText = useFailure();
  const translateError = useTranslateError();
  const answered = useMemo(
    () => fieldErrors(translateError(error), names),
    [translateError, error, names],
  );
  return {
    answered,
    failure: error !== undefined && !answered ? failureText(error, otherwise) : undefined,
  };
}
