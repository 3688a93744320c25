import { useMessages } from "@katha/ui";
import { commonMessages } from "@katha/ui/screens";
import { useFailure } from "../../../errors/useFailure.ts";
import { useFormFailure } from "../../../errors/useFormFailure.ts";

interface RequestState {
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  readonly error?: unknown;
}

/** Says why something failed; in other words than its own where a section has them. */
export function useExplain(otherwise?: string): (error: unknown) => string {
  const t = useMessages(commonMessages);
  const failureText = useFailure();
  return (error) => failureText(error, otherwise ?? t("error.title"));
}

/** A change's state as its section shows it. */
export function useChange({ isLoading, isSuccess, error }: RequestState, otherwise?: string) {
  const explain = useExplain(otherwise);
  return {
    busy: isLoading,
    done: isSuccess,
    failure: error === undefined ? undefined : explain(error),
  };
}

/** Errors of a field are shown there, others above the form. */
export function useFormChange<Name extends string>(
  { isLoading, isSuccess, error }: RequestState,
  names: readonly Name[],
) {
  const t = useMessages(commonMessages);
  return { busy: isLoading, done: isSuccess, ...useFormFailure(error, names, t("error.title")) };
}
