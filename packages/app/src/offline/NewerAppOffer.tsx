import { useMessages } from "@katha/ui";
import { noticeMessages, Offer } from "@katha/ui/screens";
import { updateWaiting } from "./offline-slice.ts";
import { useAppDispatch } from "../store/hooks.ts";

/** Activates the waiting worker, and reloads the page once it has taken over. */
async function activateUpdate(): Promise<void> {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage("take-over", []);
}

export function NewerAppOffer() {
  const dispatch = useAppDispatch();
  const t = useMessages(noticeMessages);
  return (
    <Offer
      accept={t("newer.letIn")}
      later={t("newer.later")}
      onAccept={() => void activateUpdate()}
      onLater={() => dispatch(updateWaiting(false))}
    >
      {t("newer.note")}
    </Offer>
  );
}
