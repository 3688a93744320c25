import { useMessages } from "@katha/ui";
import { commonMessages, noticeMessages, Offer } from "@katha/ui/screens";
import { FetchedPart } from "../shell/FetchedPart.tsx";
import type { NoticeDialog } from "./notices-slice.ts";

const fetchDialog = () => import("./NoticeDialog.tsx").then((module) => module.NoticeDialog);

interface OpenNoticeProps {
  dialog: NoticeDialog;
  onClose: () => void;
}

/** Prefetched when idle: a notice about a failed fetch could not be fetched when it is needed. */
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
      // Most browsers never retry a module that failed, so the page is reloaded; offline that would not help.
      onAccept={() => (navigator.onLine ? window.location.reload() : onClose())}
      onLater={onClose}
    >
      {tNotices("part.failed")}
    </Offer>
  );
}
