import { hasStatus, toApiError } from "@katha/api";
import { adminApi } from "@katha/api/admin";
import { adminMessages, AdminReviewScreen, useMessages, type Verdict } from "@katha/ui";
import { useState } from "react";
import { toWaitingStory } from "../admin.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";

export function AdminReviewPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const read = adminApi.useListReviewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [approve] = adminApi.useApproveReviewMutation();
  const [giveBack] = adminApi.useReturnReviewMutation();
  const [working, setWorking] = useState<Readonly<Record<string, Verdict>>>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [decided, setDecided] = useState<string>();

  function asRead(id: string): { id: string; version?: number } {
    const version = read.data?.find(({ story }) => story.id === id)?.story.version;
    return { id, ...(version !== undefined && { version }) };
  }

  async function decide(
    id: string,
    verdict: Verdict,
    asked: Promise<{ error?: unknown }>,
  ): Promise<void> {
    setWorking({ [id]: verdict });
    setRefusals({});
    setDecided(undefined);
    const { error } = await asked;
    setWorking({});
    if (error === undefined) return;
    if (!hasStatus(toApiError(error), 409)) {
      setRefusals({ [id]: explain(error) });
      return;
    }
    // Somebody else was first, or its author wrote on: the story goes from the list, and its refusal would go with it.
    setDecided(explain(error));
    await read.refetch();
  }

  return (
    <AdminFrame place="review" title={t("review.title")}>
      <AdminReviewScreen
        waiting={read.data?.map(toWaitingStory)}
        failure={read.isError ? explain(read.error) : decided}
        onRetry={read.isError ? () => void read.refetch() : undefined}
        onApprove={(id) => void decide(id, "approve", approve(asRead(id)))}
        onReturn={(id, reason) => void decide(id, "return", giveBack({ ...asRead(id), reason }))}
        working={working}
        refusals={refusals}
      />
    </AdminFrame>
  );
}
