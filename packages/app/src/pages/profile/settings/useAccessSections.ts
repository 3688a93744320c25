import { accountApi } from "@katha/api/account";
import { authApi } from "@katha/api/auth";
import type { AccountScreenProps } from "@katha/ui";
import { useFormChange } from "./useChange.ts";

const emailFields = ["email", "currentPassword"] as const;
const passwordFields = ["currentPassword", "password", "confirmPassword"] as const;

/** What the user signs in with: the address and the password, where passwords are on. */
export function useAccessSections(): Partial<AccountScreenProps> {
  const { data: ways } = authApi.useSignInWaysQuery();
  const [changeEmail, email] = accountApi.useChangeEmailMutation();
  const [changePassword, password] = accountApi.useChangePasswordMutation();
  const emailChange = useFormChange(email, emailFields);
  const passwordChange = useFormChange(password, passwordFields);
  if (ways?.passwords === false) return { deletionAsksPassword: false };
  return {
    onEmail: (entry) =>
      void changeEmail({ email: entry.email, currentPassword: entry.currentPassword }),
    email: emailChange,
    onPassword: (entry) =>
      void changePassword({
        currentPassword: entry.currentPassword,
        password: entry.password,
        confirmPassword: entry.confirmPassword,
      }),
    password: passwordChange,
  };
}
