import { fieldErrors } from "@katha/api";
import { useMemo } from "react";
import { useTranslateError } from "./translate-error.ts";
import { useFailure } from "./useFailure.ts";

/** Why a form was refused: at the fields concerned, or above the form. */
export function useFormFailure<Name extends string>(
  error: unknown,
  names: readonly Name[],
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
