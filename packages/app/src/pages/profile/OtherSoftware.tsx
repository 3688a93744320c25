import { personalTokensApi, personalTokensMax } from "@katha/api/personal-tokens";
import { SoftwareAccess } from "@katha/ui/screens";
import { copied } from "../../story/copied.ts";
import { useRowActs } from "../useRowActs.ts";
import { useExplain } from "./settings/useChange.ts";
import { usePasswords } from "../../sign-in/usePasswords.ts";

/** The tokens for other software, where the house takes them or one is left. */
export function OtherSoftware() {
  const explain = useExplain();
  const asksPassword = usePasswords();
  const { data } = personalTokensApi.useListPersonalTokensQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [make] = personalTokensApi.useMakePersonalTokenMutation();
  const [end] = personalTokensApi.useEndPersonalTokenMutation();
  const ending = useRowActs();
  if (data === undefined || (data.mcpAddress === null && data.tokens.length === 0)) return null;
  return (
    <SoftwareAccess
      access={data}
      most={personalTokensMax}
      asksPassword={asksPassword}
      onMake={async ({ password, ...entry }) => {
        const made = await make({ ...entry, ...(asksPassword && { password }) });
        return made.data ? { token: made.data.token } : { failure: explain(made.error) };
      }}
      onCopy={copied}
      onEnd={(id) => void ending.act(id, true, end(id))}
      working={Object.keys(ending.working)}
      failure={ending.failed && explain(ending.failed.error)}
    />
  );
}
