import { accountApi } from "@katha/api/account";
import type { AccountScreenProps } from "@katha/ui";
import { useFormChange } from "./useChange.ts";

const emailFields = { email: "email", current_password: "currentPassword" } as const;
const passwordFields = {
  current_password: "currentPassword",
  password: "password",
  confirm_password: "confirmPassword",
} as const;

/** What the user signs in with: the address and the password. */
export function useAccessSections() {
  const [changeEmail, email] = accountApi.useChangeEmailMutation();
  const [changePassword, password] = accountApi.useChangePasswordMutation();
  return {
    onEmail: (entry) =>
      void changeEmail({ email: entry.email, current_password: entry.currentPassword }),
    email: useFormChange(email, emailFields),
    onPassword: (entry) =>
      void changePassword({
        current_password: entry.currentPassword,
        password: entry.password,
        confirm_password: entry.confirmPassword,
      }),
    password: useFormChange(password, passwordFields),
  } satisfies Partial<AccountScreenProps>;
}
