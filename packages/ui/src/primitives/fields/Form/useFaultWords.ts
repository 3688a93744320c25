import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { formMessages } from "../../../messages/site/forms.ts";
import type { Fault } from "./rules.ts";

/** Says in the reader's language what is wrong with a field. */
export function useFaultWords(): (fault: Fault) => string {
  const t = useMessages(formMessages);
  const { number, date } = useFormats();
  const bound = (limit: number | string) =>
    typeof limit === "number" ? number(limit) : date(limit);
  return (fault) => {
    switch (fault.kind) {
      case "tooShort":
        return t("fault.tooShort", { count: fault.least, amount: number(fault.least) });
      case "tooLong":
        return t("fault.tooLong", { count: fault.most, amount: number(fault.most) });
      case "rangeUnderflow":
        return t("fault.rangeUnderflow", { min: bound(fault.min) });
      case "rangeOverflow":
        return t("fault.rangeOverflow", { max: bound(fault.max) });
      case "typeMismatch":
        return t(`fault.${fault.type}`);
      case "customError":
        return fault.message;
      case "valueMissing":
      case "patternMismatch":
        return t(`fault.${fault.kind}`);
    }
  };
}
