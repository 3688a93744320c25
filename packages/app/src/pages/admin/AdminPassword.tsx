import { api } from "@katha/api";
import { accountApi } from "@katha/api/account";
import { adminTags } from "@katha/api/admin";
import { useMessages } from "@katha/ui";
import { AdminCard } from "@katha/ui/admin";
import { PasswordSection, twoStepMessages } from "@katha/ui/screens";
import { useTitle } from "../../shell/useTitle.ts";
import { useAppDispatch } from "../../store/hooks.ts";
import { passwordFields } from "../profile/settings/AccountSections.tsx";
import { useFormChange } from "../profile/settings/useChange.ts";

/** Replaces a page of administration, at the same address, while the password is the one that Katha printed. */
export function AdminPassword() {
  const t = useMessages(twoStepMessages);
  const dispatch = useAppDispatch();
  const [changePassword, changing] = accountApi.useChangePasswordMutation();
  const change = useFormChange(changing, passwordFields);
  useTitle(t("admin.passwordTitle"));

  async function save(entry: Parameters<typeof changePassword>[0]): Promise<void> {
    const { error } = await changePassword(entry);
    // What was refused is asked again.
    if (error === undefined) dispatch(api.util.invalidateTags([...adminTags]));
  }

  return (
    <AdminCard title={t("admin.passwordTitle")} note={t("admin.passwordNote")}>
      <PasswordSection onSave={(entry) => void save(entry)} change={change} />
    </AdminCard>
  );
}
