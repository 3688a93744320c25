import { FieldError } from "../../primitives/fields/Form/FieldError.tsx";
import { TextField } from "../../primitives/fields/TextField/TextField.tsx";
import type { TextFieldProps } from "../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../messages/I18nProvider.tsx";
import { accountMessages } from "../../messages/players/account.ts";

/** An email address. */
export function EmailField(props: TextFieldProps) {
  const t = useMessages(accountMessages);
  return (
    <TextField {...props} required type="email" autoComplete="email">
      <FieldError match="valueMissing">{t("fault.emailRequired")}</FieldError>
      <FieldError match="typeMismatch">{t("fault.emailInvalid")}</FieldError>
    </TextField>
  );
}

/** The password of an account; an older one may not follow today's rules. */
export function CurrentPasswordField(props: TextFieldProps) {
  const t = useMessages(accountMessages);
  return (
    <TextField {...props} required type="password" autoComplete="current-password">
      <FieldError match="valueMissing">{t("fault.passwordRequired")}</FieldError>
    </TextField>
  );
}

const displayNameMax = 50;

/** How others see a user; optional. */
export function DisplayNameField(props: TextFieldProps) {
  const t = useMessages(accountMessages);
  return (
    <TextField {...props} optional autoComplete="nickname" rules={{ maxLength: displayNameMax }}>
      <FieldError match="tooLong">{t("fault.displayNameLong")}</FieldError>
    </TextField>
  );
}
