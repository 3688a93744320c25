import { accountApi } from "@katha/api/account";
import type { AccountScreenProps } from "@katha/ui";
import { paths } from "../../../routes/paths.ts";
import { saveFile } from "../../../shell/save-file.ts";
import { useChange } from "./useChange.ts";
import { useLeave } from "./useLeave.ts";

type Deletion = Parameters<AccountScreenProps["onDelete"]>[0];

/** Downloading the account's data, and deleting the account. */
export function useAccountSections() {
  const leave = useLeave();
  const [gather, gathering] = accountApi.useExportAccountMutation();
  const [remove, removing] = accountApi.useDeleteAccountMutation();
  return {
    onDownload: async () => {
      const { data } = await gather();
      if (data !== undefined) saveFile(`katha-${data.user.username}.json`, data);
    },
    download: useChange(gathering),
    onDelete: async ({ password, stories }: Deletion) => {
      const { error } = await remove({
        password,
        publishedStories: stories === "keep" ? "keep_stories" : "delete_stories",
      });
      if (error === undefined) await leave(paths.landing);
    },
    deletion: useChange(removing),
  };
}
