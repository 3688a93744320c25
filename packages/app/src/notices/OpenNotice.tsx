import { useMessages } from "@katha/ui";
import { commonMessages, noticeMessages, Offer } from "@katha/ui/screens";
import { fetched } from "../shell/FetchedPart.tsx";
import type { NoticeDialog } from "./notices-slice.ts";

const Dialog = fetched(async () => (await import("./NoticeDialog.tsx")).NoticeDialog);

interface OpenNoticeProps {
  dialog: NoticeDialog;
  onClose: () => void;
}

/** Prefetched when idle: a notice about a failed fetch could not be fetched when it is needed. */
export function OpenNotice({ dialog, onClose }: OpenNoticeProps) {
  if (dialog.kind === "not_fetched") return <NotFetched onClose={onClose} />;
  return <Dialog dialog={dialog} onClose={onClose} />;
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
