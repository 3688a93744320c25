import { useId } from "react";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";
import { stacked } from "../stacked.ts";
import { PasswordRules } from "../PasswordRules/PasswordRules.tsx";
import { isStrong, passwordMin } from "../rules.ts";
import type { Entry } from "../useEntry.ts";

/** In reading order; both are checked at every change. */
export const newPasswordFields = ["password", "confirmPassword"] as const;
export type NewPasswordField = (typeof newPasswordFields)[number];

export interface NewPasswordProps extends ElementProps<"div"> {
  /** The label of the first field. */
  label: string;
  /** The values of the two fields, and what connects the fields to them. */
  entry: {
    field: (name: NewPasswordField) => ReturnType<Entry<string>["field"]>;
    values: Readonly<Record<NewPasswordField, string>>;
  };
}

/** A new password: typed, checked against the rules, and typed again. */
export function NewPassword({ label, entry, ...root }: NewPasswordProps) {
  const t = useMessages(accountMessages);
  const rules = useId();
  const { password } = entry.values;
  return (
    <div css={stacked} {...root}>
      <TextField
        {...entry.field("password")}
        label={label}
        required
        type="password"
        autoComplete="new-password"
        aria-describedby={rules}
        rules={{ minLength: passwordMin }}
        validate={(value) => (isStrong(value) ? undefined : t("fault.passwordWeak"))}
        validationMode="onChange"
      >
        <FieldError match="valueMissing">{t("fault.passwordRequired")}</FieldError>
        <FieldError match="tooShort">{t("fault.passwordShort")}</FieldError>
      </TextField>
      <PasswordRules id={rules} password={password} />
      <TextField
        {...entry.field("confirmPassword")}
        label={t("register.confirm")}
        required
        type="password"
        autoComplete="new-password"
        validate={(value) => (value === password ? undefined : t("fault.confirmDiffers"))}
        validationMode="onChange"
      >
        <FieldError match="valueMissing">{t("fault.confirmRequired")}</FieldError>
      </TextField>
    </div>
  );
}
