import { Offer, noticeWords, useWords } from "@katha/ui";
import { updateWaiting } from "./connection-slice.ts";
import { useAppDispatch } from "../store/hooks.ts";

/** Activates the waiting worker, and reloads the page when it has taken over. */
async function activateUpdate(): Promise<void> {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage("take-over", []);
}

export function NewerAppOffer() {
  const dispatch = useAppDispatch();
  const say = useWords(noticeWords);
  return (
    <Offer
      accept={say("newer.letIn")}
      later={say("newer.later")}
      onAccept={() => void activateUpdate()}
      onLater={() => dispatch(updateWaiting(false))}
    >
      {say("newer.note")}
    </Offer>
  );
}
