import { hasStatus, toApiError } from "@katha/api";
import { authApi } from "@katha/api/auth";
import { progressApi } from "@katha/api/progress";
import { walletApi } from "@katha/api/wallet";
import { CoinLedger, type TaskKind, type TaskResult, useMessages } from "@katha/ui";
import { accountMessages, progressMessages, ProgressScreen, VerifyHint } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { resultOf } from "../result-of.ts";
import { ledgerOf } from "./ledger.ts";
import { Site } from "../../shell/Site.tsx";
import { useSignOut } from "../../sign-in/useSignOut.ts";
import { useViewer } from "../../sign-in/useViewer.ts";
import { paths } from "../../routes/paths.ts";

/** Progress may have changed elsewhere: in another tab, or at midnight. */
const afresh = { refetchOnMountOrArgChange: true };

export function ProfilePage() {
  const failureText = useFailure();
  const t = useMessages(progressMessages);
  const [leaving, setLeaving] = useState(false);
  const leave = useSignOut();
  const { user } = useViewer();
  const reads = {
    daily: progressApi.useListTasksQuery("daily", afresh),
    milestone: progressApi.useListTasksQuery("milestone", afresh),
    achievement: progressApi.useListTasksQuery("achievement", afresh),
  };
  const explain = (kind: TaskKind, error: unknown) => {
    if (hasStatus(toApiError(error), 401)) return t("panel.signedOut");
    const isAnswered = toApiError(error).kind === "http";
    const otherwise = isAnswered
      ? t("panel.fetchFailed", { type: t(`panel.${kind}`) })
      : t("panel.failed");
    return failureText(error, otherwise);
  };
  const panel = (kind: TaskKind): TaskResult => {
    const { data, error } = reads[kind];
    return resultOf(data, error === undefined ? undefined : explain(kind, error));
  };
  return (
    <Site title={t("progress.title")}>
      <ProgressScreen
        panels={{
          daily: panel("daily"),
          milestone: panel("milestone"),
          achievement: panel("achievement"),
        }}
        signingOut={leaving}
        notice={user?.isVerified === false && <Unverified email={user.email} />}
        onRetry={(kind) => void reads[kind].refetch()}
        onLogout={() => {
          setLeaving(true);
          void leave(paths.login);
        }}
      >
        <Coins />
      </ProgressScreen>
    </Site>
  );
}

function Coins() {
  const failureText = useFailure();
  const t = useMessages(progressMessages);
  const read = walletApi.useWalletEntriesInfiniteQuery(undefined, afresh);
  return (
    <CoinLedger
      result={resultOf(
        read.data && ledgerOf(read.data.pages),
        read.error && failureText(read.error, t("panel.failed")),
      )}
      loadingMore={read.isFetchingNextPage}
      onRetry={() => void read.refetch()}
      onLoadMore={read.hasNextPage ? () => void read.fetchNextPage() : undefined}
    />
  );
}

/** Reminds a newcomer of the verification email. */
function Unverified({ email }: { email: string }) {
  const failureText = useFailure("error.unreachable");
  const t = useMessages(accountMessages);
  const [resend, sending] = authApi.useResendVerificationMutation();
  return (
    <VerifyHint
      email={email}
      onResend={() => void resend(email)}
      busy={sending.isLoading}
      sent={sending.isSuccess}
      failure={sending.error && failureText(sending.error, t("verify.resendFailed"))}
    />
  );
}
