import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import type { TextFieldProps } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../messages/players/two-step.ts";

/** A field for the name of an app or a passkey. */
export function FactorName({ label, ...field }: Partial<TextFieldProps>) {
  const t = useMessages(twoStepMessages);
  return (
    <TextField
      name="name"
      label={label ?? t("factor.name")}
      hint={label === undefined ? t("factor.nameHint") : undefined}
      required
      maxLength={50}
      dir="auto"
      autoComplete="off"
      {...field}
    >
      <FieldError match="valueMissing">{t("factor.nameFault")}</FieldError>
    </TextField>
  );
}
