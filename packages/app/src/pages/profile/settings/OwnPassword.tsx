import { accountApi } from "@katha/api/account";
import { PasswordSection } from "@katha/ui/screens";
import { useFormChange } from "./useChange.ts";
import { usePasswords } from "./usePasswords.ts";

const fields = ["currentPassword", "password", "confirmPassword"] as const;

/** Another password, where passwords are on. */
export function OwnPassword() {
  const hasPasswords = usePasswords();
  const [changePassword, changing] = accountApi.useChangePasswordMutation();
  const change = useFormChange(changing, fields);
  if (!hasPasswords) return null;
  return <PasswordSection onSave={(entry) => void changePassword(entry)} change={change} />;
}
