import { commonMessages, noticeMessages, Offer, useMessages } from "@katha/ui";
import { FetchedPart } from "../shell/FetchedPart.tsx";
import type { NoticeDialog } from "./notices-slice.ts";

const fetchDialog = () => import("./NoticeDialog.tsx").then((module) => module.NoticeDialog);

interface OpenNoticeProps {
  dialog: NoticeDialog;
  onClose: () => void;
}

/** Fetched at leisure: what tells of a failed fetch could not be fetched any more when it is needed. */
export function OpenNotice({ dialog, onClose }: OpenNoticeProps) {
  if (dialog.kind === "not_fetched") return <NotFetched onClose={onClose} />;
  return (
    <FetchedPart fetchPart={fetchDialog} onClose={onClose}>
      {(Dialog) => <Dialog dialog={dialog} onClose={onClose} />}
    </FetchedPart>
  );
}

function NotFetched({ onClose }: Pick<OpenNoticeProps, "onClose">) {
  const t = useMessages(commonMessages);
  const tNotices = useMessages(noticeMessages);
  return (
    <Offer
      accept={t("action.retry")}
      later={t("action.close")}
      // Most browsers never fetch a module again that failed; without a network a new page would not come either.
      onAccept={() => (navigator.onLine ? window.location.reload() : onClose())}
      onLater={onClose}
    >
      {tNotices("part.failed")}
    </Offer>
  );
}
