import { accountApi } from "@katha/api/account";
import { DataSection, DeletionSection } from "@katha/ui/screens";
import { paths } from "../../../routes/paths.ts";
import { saveFile } from "../../../shell/save-file.ts";
import { useChange } from "./useChange.ts";
import { useLeave } from "./useLeave.ts";
import { usePasswords } from "./usePasswords.ts";

/** Downloads the account's data. */
export function OwnData() {
  const [gather, gathering] = accountApi.useExportAccountMutation();
  const { busy, failure } = useChange(gathering);
  return (
    <DataSection
      onDownload={async () => {
        const { data } = await gather();
        if (data !== undefined) saveFile(`katha-${data.user.username}.json`, data);
      }}
      busy={busy}
      failure={failure}
    />
  );
}

/** Deletes the account. */
export function Leaving() {
  const leave = useLeave();
  const [remove, removing] = accountApi.useDeleteAccountMutation();
  const { busy, failure } = useChange(removing);
  return (
    <DeletionSection
      onDelete={async (entry) => {
        const { error } = await remove(entry);
        if (error === undefined) await leave(paths.landing);
      }}
      asksPassword={usePasswords()}
      busy={busy}
      failure={failure}
    />
  );
}
