import type { Ref } from "react";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../messages/players/two-step.ts";

interface FactorNameProps {
  /** The label, if it is not "Name". */
  label?: string;
  value: string;
  onValueChange: (name: string) => void;
  onEscape?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field for the name of an app or a passkey. */
export function FactorName({ label, value, onValueChange, onEscape, ref }: FactorNameProps) {
  const t = useMessages(twoStepMessages);
  return (
    <TextField
      {...(ref && { ref })}
      label={label ?? t("factor.name")}
      hint={label === undefined ? t("factor.nameHint") : undefined}
      required
      maxLength={50}
      dir="auto"
      autoComplete="off"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Escape" && onEscape?.()}
    >
      <FieldError match="valueMissing">{t("factor.nameFault")}</FieldError>
    </TextField>
  );
}
