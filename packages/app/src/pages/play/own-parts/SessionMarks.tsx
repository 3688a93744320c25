import { ownPartsApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { type ListedMark, MarksPanel, ownSessionMessages } from "@katha/ui/screens";
import { useFailure } from "../../../errors/useFailure.ts";

interface SessionMarksProps {
  session: string;
  /** The story's language. */
  language: string;
  onGo: (mark: ListedMark) => void;
  onBranch: (mark: ListedMark) => void;
  onEdit: (mark: ListedMark) => void;
  onClose: () => void;
}

/** The reader's bookmarks and notes in this session. */
export function SessionMarks({ session, onClose, ...panel }: SessionMarksProps) {
  const t = useMessages(ownSessionMessages);
  const failureText = useFailure();
  const read = ownPartsApi.useListMarksQuery(session, { refetchOnMountOrArgChange: true });
  const hasFailed = read.isError && !read.isFetching;
  return (
    <MarksPanel
      open
      onOpenChange={onClose}
      {...panel}
      marks={hasFailed ? undefined : read.data?.marks}
      failure={hasFailed ? failureText(read.error, t("marks.failed")) : undefined}
      onRetry={() => void read.refetch()}
    />
  );
}
