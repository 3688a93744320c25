import { adminApi } from "@katha/api/admin";
import { useMessages } from "@katha/ui";
import { adminMessages, AdminUsersScreen, type AdminUsersScreenProps } from "@katha/ui/screens";
import { authApi } from "@katha/api/auth";
import { invitationsApi } from "@katha/api/invitations";
import { useViewer } from "../../../sign-in/useViewer.ts";
import { useRowActs } from "../../useRowActs.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";
import { useAddressQuery } from "../useAddressQuery.ts";
import { useDebounced } from "../useDebounced.ts";
import { readUserQuery, toUsersAsked, writeUserQuery } from "./user-query.ts";

export function AdminUsersPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const { user } = useViewer();
  const [query, setQuery] = useAddressQuery(readUserQuery, writeUserQuery);
  const read = adminApi.useListUsersInfiniteQuery(
    toUsersAsked({ ...query, q: useDebounced(query.q) }),
    { refetchOnMountOrArgChange: true },
  );
  const [changeRole] = adminApi.useChangeRoleMutation();
  const [grant] = adminApi.useGrantPremiumMutation();
  const [removeSecondFactors] = adminApi.useRemoveUserSecondFactorsMutation();
  const [endSignIns] = adminApi.useEndUserSignInsMutation();
  const [suspend] = adminApi.useSuspendUserMutation();
  const [lift] = adminApi.useLiftSuspensionMutation();
  const [correctCoins] = adminApi.useCorrectCoinsMutation();
  const { working, failed, act } = useRowActs();
  const error = read.isError ? read.error : failed?.error;
  // Results of an earlier search must not stand in for one that failed.
  const pages = (read.isError ? read.currentData : read.data)?.pages;
  return (
    <AdminFrame place="users" title={t("users.title")}>
      <AdminUsersScreen
        {...(pages?.[0] && { totalUsers: pages[0].totalUsers })}
        query={query}
        onQueryChange={setQuery}
        failure={error === undefined ? undefined : explain(error)}
        onRetry={read.isError ? () => void read.refetch() : undefined}
        onMore={read.hasNextPage ? () => void read.fetchNextPage() : undefined}
        loadingMore={read.isFetchingNextPage}
        table={
          pages && {
            users: pages.flatMap(({ users }) => users),
            ownId: user?.id,
            onRoleChange: (id, next) => void act(id, true, changeRole({ id, role: next })),
            onPremiumChange: (id, until) => void act(id, true, grant({ id, until })),
            onRemoveSecondFactor: (id) => void act(id, true, removeSecondFactors(id)),
            onEndSignIns: (id) => void act(id, true, endSignIns(id)),
            onSuspendAccount: (id, suspension) =>
              void act(id, true, suspend({ id, ...suspension })),
            onLiftSuspension: (id) => void act(id, true, lift(id)),
            onCorrectCoins: (id, correction) =>
              void act(id, true, correctCoins({ id, ...correction })),
            working: Object.keys(working),
          }
        }
        invitations={useInvitations()}
      />
    </AdminFrame>
  );
}

const making = "new";

/** Invitations, where the host's settings ask for them. */
function useInvitations(): AdminUsersScreenProps["invitations"] {
  const explain = useExplain();
  const { data: ways } = authApi.useSignInWaysQuery();
  const isNeeded = ways?.registration === "invitation" || ways?.registration === "domains";
  const read = invitationsApi.useListInvitationsInfiniteQuery(undefined, { skip: !isNeeded });
  const [invite] = invitationsApi.useInviteMutation();
  const [withdraw] = invitationsApi.useWithdrawInvitationMutation();
  const { working, failed, act } = useRowActs();
  if (!isNeeded) return undefined;
  const error = read.isError ? read.error : failed?.error;
  return {
    list: read.data?.pages.flatMap(({ invitations }) => invitations),
    onInvite: (entry) => void act(making, true, invite(entry)),
    inviting: working[making] === true,
    onWithdraw: (id) => void act(id, true, withdraw(id)),
    working: Object.keys(working),
    failure: error === undefined ? undefined : explain(error),
    onMore: read.hasNextPage ? () => void read.fetchNextPage() : undefined,
  };
}
