import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import type { AdminPageProps } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { Queue } from "../../../parts/admin/Queue/Queue.tsx";
import { ReviewCard } from "../../../parts/admin/ReviewCard/ReviewCard.tsx";
import type { WaitingReview } from "../../../parts/admin/ReviewCard/ReviewCard.tsx";
import type { Verdict } from "../../../parts/admin/ReviewCard/VerdictButtons.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";

/** Other props are passed to the page's frame. */
export interface AdminReviewScreenProps
  extends ElementProps<"div", "title">, Pick<AdminPageProps, "failure" | "onRetry"> {
  /** The stories that wait for a review, oldest first; absent while they load. */
  waiting?: readonly WaitingReview[] | undefined;
  /** Publishes a story. */
  onApprove: (id: string) => void;
  /** Returns a story to its author, with the given reason. */
  onReturn: (id: string, reason: string) => void;
  /**
   * The decisions being saved, by story id.
   * @default {}
   */
  working?: Readonly<Record<string, Verdict>> | undefined;
  /**
   * Why a decision was not saved, by story id.
   * @default {}
   */
  refusals?: Readonly<Record<string, string>> | undefined;
}

/** Stories waiting for review, each with what the rules found and the two decisions. */
export function AdminReviewScreen(props: AdminReviewScreenProps) {
  const { waiting, onApprove, onReturn, working = {}, refusals = {}, ...page } = props;
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
      {...page}
    >
      {waiting === undefined && page.failure === undefined && <RowSkeletons />}
      {waiting && (
        <Queue
          items={waiting.map((review) => ({ id: review.story.id, review }))}
          empty={<EmptyState scene="lamp" title={t("review.empty")} note={t("review.emptyNote")} />}
        >
          {({ id, review }) => (
            <ReviewCard
              review={review}
              onApprove={onApprove}
              onReturn={onReturn}
              working={working[id]}
              failure={refusals[id]}
            />
          )}
        </Queue>
      )}
    </AdminPage>
  );
}
