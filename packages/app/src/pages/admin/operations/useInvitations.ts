import { authApi } from "@katha/api/auth";
import { invitationsApi } from "@katha/api/invitations";
import type { AdminUsersScreenProps } from "@katha/ui/screens";
import { useRowActs } from "../../useRowActs.ts";
import { useExplain } from "../useExplain.ts";

const making = "new";

/** Invitations, where the host's settings ask for them. */
export function useInvitations(): AdminUsersScreenProps["invitations"] {
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
