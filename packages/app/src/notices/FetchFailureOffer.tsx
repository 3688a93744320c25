import { commonMessages, noticeMessages, Offer, useMessages } from "@katha/ui";
import { useAppDispatch } from "../store/hooks.ts";
import { fetchFailed } from "./notices-slice.ts";

export function FetchFailureOffer() {
  const dispatch = useAppDispatch();
  const t = useMessages(commonMessages);
  const tNotices = useMessages(noticeMessages);
  const close = () => dispatch(fetchFailed(false));
  return (
    <Offer
      accept={t("action.retry")}
      later={t("action.close")}
      // Most browsers never fetch a module again that failed; without a network a new page would not come either.
      onAccept={() => (navigator.onLine ? window.location.reload() : close())}
      onLater={close}
    >
      {tNotices("part.failed")}
    </Offer>
  );
}
