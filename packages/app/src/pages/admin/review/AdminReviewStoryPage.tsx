import { hasStatus, toApiError } from "@katha/api";
import { adminApi, reviewApi } from "@katha/api/admin";
import { useMessages } from "@katha/ui";
import type { Verdict } from "@katha/ui/admin";
import { adminMessages, AdminReviewStoryScreen, structureMessages } from "@katha/ui/screens";
import { useMemo, useState } from "react";
import { reviewedStory } from "./review.ts";
import { useNavigate, useParams } from "../../../routes/router.ts";
import { withFindings } from "../../../story-editor/structure/findings.ts";
import { useStoryOptions } from "../../../story-editor/useStoryOptions.ts";
import { resultOf } from "../../result-of.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";
import { paths } from "../../../routes/paths.ts";

export function AdminReviewStoryPage() {
  const { storyId = "" } = useParams();
  return <Reviewing key={storyId} id={storyId} />;
}

interface Refusal {
  words: string;
  /** The story has changed since it was shown. */
  isStale: boolean;
}

function Reviewing({ id }: { id: string }) {
  const t = useMessages(adminMessages);
  const tStructure = useMessages(structureMessages);
  const explain = useExplain();
  const asTitle = useExplain("error.unreachable");
  const navigate = useNavigate();
  const { options } = useStoryOptions();
  const read = reviewApi.useGetReviewQuery(id, { refetchOnMountOrArgChange: true });
  const [approve] = adminApi.useApproveReviewMutation();
  const [returnReview] = adminApi.useReturnReviewMutation();
  const [working, setWorking] = useState<Verdict>();
  const [refusal, setRefusal] = useState<Refusal>();
  // Not the cached review of an earlier visit: the decision must be about the current story.
  const review = read.isFetching && working === undefined ? undefined : read.currentData;
  const reviewed = useMemo(
    () => review && reviewedStory(review, options, tStructure),
    [review, options, tStructure],
  );
  const asRead = { id, ...(review && { version: review.story.version }) };

  async function decide(verdict: Verdict, asked: Promise<{ error?: unknown }>): Promise<void> {
    setWorking(verdict);
    setRefusal(undefined);
    const { error } = await asked;
    if (error === undefined) {
      await navigate(paths.adminReviews);
      return;
    }
    setWorking(undefined);
    setRefusal({
      words: explain(withFindings(error, tStructure)),
      isStale: hasStatus(toApiError(error), 409),
    });
  }

  async function readAgain(): Promise<void> {
    setRefusal(undefined);
    await read.refetch();
  }

  return (
    <AdminFrame place="review" title={review?.story.title || t("review.title")}>
      <AdminReviewStoryScreen
        result={resultOf(
          reviewed && { review: reviewed },
          read.isError && !read.isFetching ? asTitle(read.error) : undefined,
        )}
        onRetry={() => void read.refetch()}
        onApprove={() => void decide("approve", approve(asRead))}
        onReturn={(reason) => void decide("return", returnReview({ ...asRead, reason }))}
        working={working}
        failure={refusal?.words}
        onReadAgain={refusal?.isStale ? () => void readAgain() : undefined}
      />
    </AdminFrame>
  );
}
