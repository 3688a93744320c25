import { accountApi } from "@katha/api/account";
import { paths } from "../../../routes/paths.ts";
import { useRowActs } from "../../useRowActs.ts";
import { toSignIn } from "../account.ts";
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
    signIns: read.data?.map(toSignIn),
    signInsFailure: error === undefined ? undefined : explain(error),
    ending: Object.keys(ending.working),
    onEndSignIn: (id: string) => void ending.act(id, true, endSignIn(id)),
    onEndAllSignIns: async () => {
      const refusal = await ending.act("all", true, endAll());
      if (refusal === undefined) await leave(paths.login);
    },
  };
}
