import { hasStatus, toApiError } from "@katha/api";
import { adminApi } from "@katha/api/admin";
import { useMessages } from "@katha/ui";
import type { Verdict } from "@katha/ui/admin";
import { adminMessages, AdminReviewScreen, structureMessages } from "@katha/ui/screens";
import { toReviewFindings, withFindings } from "../../../story-editor/structure/findings.ts";
import { useRowActs } from "../../useRowActs.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";

export function AdminReviewPage() {
  const t = useMessages(adminMessages);
  const tStructure = useMessages(structureMessages);
  const explain = useExplain();
  const read = adminApi.useListReviewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [approve] = adminApi.useApproveReviewMutation();
  const [returnReview] = adminApi.useReturnReviewMutation();
  const { working, failed, act } = useRowActs<Verdict>();
  // Another administrator decided first, or the author changed the story. It leaves the list, so the message goes above
  // it.
  const isDecided = failed !== undefined && hasStatus(toApiError(failed.error), 409);
  const refusal = failed && explain(withFindings(failed.error, tStructure));

  function asRead(id: string): { id: string; version?: number } {
    const version = read.data?.find(({ story }) => story.id === id)?.story.version;
    return { id, ...(version !== undefined && { version }) };
  }

  async function decide(
    id: string,
    verdict: Verdict,
    asked: Promise<{ error?: unknown }>,
  ): Promise<void> {
    const error = await act(id, verdict, asked);
    if (error !== undefined && hasStatus(toApiError(error), 409)) await read.refetch();
  }

  return (
    <AdminFrame place="review" title={t("review.title")}>
      <AdminReviewScreen
        waiting={read.data?.map((review) => ({
          ...review,
          findings: toReviewFindings(review.findings, tStructure),
        }))}
        failure={read.isError ? explain(read.error) : isDecided ? refusal : undefined}
        onRetry={read.isError ? () => void read.refetch() : undefined}
        onApprove={(id) => void decide(id, "approve", approve(asRead(id)))}
        onReturn={(id, reason) =>
          void decide(id, "return", returnReview({ ...asRead(id), reason }))
        }
        working={working}
        refusals={failed && refusal && !isDecided ? { [failed.id]: refusal } : {}}
      />
    </AdminFrame>
  );
}
