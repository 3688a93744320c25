import { progressApi } from "@katha/api/progress";
import { walletApi } from "@katha/api/wallet";
import { CoinLedger, progressMessages, ProgressScreen, useMessages } from "@katha/ui";
import { useState } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { toLedger, toTaskResult } from "./progress.ts";
import { Site } from "../../shell/Site.tsx";
import { useSignOut } from "../../session/useSignOut.ts";
import { paths } from "../../routes/paths.ts";

/** Progress may have changed elsewhere: in another tab, or at midnight. */
const afresh = { refetchOnMountOrArgChange: true };

export function ProfilePage() {
  const failureText = useFailure();
  const t = useMessages(progressMessages);
  const [leaving, setLeaving] = useState(false);
  const leave = useSignOut();
  const reads = {
    daily: progressApi.useListTasksQuery("daily", afresh),
    milestone: progressApi.useListTasksQuery("milestone", afresh),
    achievement: progressApi.useListTasksQuery("achievement", afresh),
  };
  const explain = (error: unknown) => failureText(error, t("panel.failed"));
  return (
    <Site title={t("progress.title")}>
      <ProgressScreen
        panels={{
          daily: toTaskResult(reads.daily, explain),
          milestone: toTaskResult(reads.milestone, explain),
          achievement: toTaskResult(reads.achievement, explain),
        }}
        signingOut={leaving}
        links={{ settings: paths.settings }}
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
  const explain = (error: unknown) => failureText(error, t("panel.failed"));
  return (
    <CoinLedger
      result={toLedger(read, explain)}
      loadingMore={read.isFetchingNextPage}
      onRetry={() => void read.refetch()}
      onLoadMore={read.hasNextPage ? () => void read.fetchNextPage() : undefined}
    />
  );
}
