import { useId } from "react";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";
import { stacked } from "../stacked.ts";
import { PasswordRules } from "../PasswordRules/PasswordRules.tsx";
import { confirmFault, newPasswordFault } from "../rules.ts";
import type { AccountFault } from "../rules.ts";
import type { AccountForm } from "../useAccountForm.ts";

/** In reading order; both are checked at every change. */
export const newPasswordFields = ["password", "confirmPassword"] as const;
export type NewPasswordField = (typeof newPasswordFields)[number];

export function newPasswordCheck(
  name: NewPasswordField,
  values: Readonly<Record<NewPasswordField, string>>,
): AccountFault | undefined {
  return name === "password"
    ? newPasswordFault(values.password)
    : confirmFault(values.confirmPassword, values.password);
}

export interface NewPasswordProps extends ElementProps<"div"> {
  /** The label of the first field. */
  label: string;
  /** The values of the two fields, and their field props from the form. */
  entry: {
    field: (name: NewPasswordField) => ReturnType<AccountForm<string>["field"]>;
    values: Readonly<Record<NewPasswordField, string>>;
  };
}

/** A new password: typed, checked against the rules, and typed again. */
export function NewPassword({ label, entry, ...root }: NewPasswordProps) {
  const t = useMessages(accountMessages);
  const rules = useId();
  return (
    <div css={stacked} {...root}>
      <TextField
        {...entry.field("password")}
        label={label}
        required
        type="password"
        autoComplete="new-password"
        aria-describedby={rules}
      />
      <PasswordRules id={rules} password={entry.values.password} />
      <TextField
        {...entry.field("confirmPassword")}
        label={t("register.confirm")}
        required
        type="password"
        autoComplete="new-password"
      />
    </div>
  );
}
