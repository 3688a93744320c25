import { useCallback } from "react";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { formMessages } from "../../../messages/site/forms.ts";
import type { FieldState } from "./field-state.ts";
import type { Fault } from "./rules.ts";

/** Says in the reader's language what is wrong with a field. */
export function useFaultWords(): (state: FieldState) => string | undefined {
  const t = useMessages(formMessages);
  const { number, date } = useFormats();
  return useCallback(
    ({ fault, own, answer }: FieldState) => {
      const bound = (limit: number | string) =>
        typeof limit === "number" ? number(limit) : date(limit);
      const said = (found: Fault): string => {
        switch (found.kind) {
          case "tooShort":
            return t("fault.tooShort", { count: found.least, amount: number(found.least) });
          case "tooLong":
            return t("fault.tooLong", { count: found.most, amount: number(found.most) });
          case "rangeUnderflow":
            return t("fault.rangeUnderflow", { min: bound(found.min) });
          case "rangeOverflow":
            return t("fault.rangeOverflow", { max: bound(found.max) });
          case "typeMismatch":
            return t(`fault.${found.type}`);
          case "customError":
            return found.message;
          case "valueMissing":
          case "patternMismatch":
            return t(`fault.${found.kind}`);
        }
      };
      return fault ? (own ?? said(fault)) : answer;
    },
    [t, number, date],
  );
}
