import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { Queue } from "../../../parts/admin/Queue/Queue.tsx";
import { ReviewCard } from "../../../parts/admin/ReviewCard/ReviewCard.tsx";
import type { WaitingStory } from "../../../parts/admin/ReviewCard/ReviewCard.tsx";
import type { Verdict } from "../../../parts/admin/ReviewCard/VerdictButtons.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";

export interface AdminReviewScreenProps {
  /** Oldest first; absent while they load. */
  waiting?: readonly WaitingStory[] | undefined;
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
  onApprove: (id: string) => void;
  onReturn: (id: string, reason: string) => void;
  /** By the story's id. */
  working?: Readonly<Record<string, Verdict>> | undefined;
  refusals?: Readonly<Record<string, string>> | undefined;
}

export function AdminReviewScreen(props: AdminReviewScreenProps) {
  const { waiting, failure, onRetry, onApprove, onReturn, working = {}, refusals = {} } = props;
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  return (
    <AdminPage
      title={t("review.title")}
      description={t("review.note")}
      count={
        waiting && waiting.length > 0
          ? t("shell.waiting", { count: waiting.length, amount: number(waiting.length) })
          : undefined
      }
      failure={failure}
      onRetry={onRetry}
    >
      {waiting === undefined && failure === undefined && <RowSkeletons />}
      {waiting && (
        <Queue
          items={waiting}
          empty={<EmptyState scene="lamp" title={t("review.empty")} note={t("review.emptyNote")} />}
        >
          {(story) => (
            <ReviewCard
              story={story}
              onApprove={onApprove}
              onReturn={onReturn}
              working={working[story.id]}
              failure={refusals[story.id]}
            />
          )}
        </Queue>
      )}
    </AdminPage>
  );
}
