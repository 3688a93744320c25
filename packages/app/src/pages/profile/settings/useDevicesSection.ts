import { accountApi } from "@katha/api/account";
import { paths } from "../../../routes/paths.ts";
import { useRowActs } from "../../useRowActs.ts";
import { useExplain } from "./useChange.ts";
import { useLeave } from "./useLeave.ts";

/** The devices on which the user is signed in. */
export function useDevicesSection() {
  const explain = useExplain();
  const leave = useLeave();
  const read = accountApi.useListSignInsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endSignIn] = accountApi.useEndSignInMutation();
  const [endAll] = accountApi.useEndAllSignInsMutation();
  const ending = useRowActs();
  const error = ending.failed?.error ?? (read.isError ? read.error : undefined);
  return {
    signIns: read.data,
    failure: error === undefined ? undefined : explain(error),
    working: Object.keys(ending.working),
    onEnd: (id: string) => void ending.act(id, true, endSignIn(id)),
    onEndAll: async () => {
      const refusal = await ending.act("all", true, endAll());
      if (refusal === undefined) await leave(paths.login);
    },
  };
}
