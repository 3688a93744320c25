import { Offer, noticeWords, useWords } from "@katha/ui";
import { newerApp } from "./newer-app.ts";

/** Lets the waiting worker in, and opens the page anew when it has taken over. */
function letIn(worker: ServiceWorker): void {
  const open = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", open, { once: true });
  worker.postMessage("take-over", []);
}

export function NewerAppOffer({ worker }: { worker: ServiceWorker }) {
  const say = useWords(noticeWords);
  return (
    <Offer
      accept={say("newer.letIn")}
      later={say("newer.later")}
      onAccept={() => letIn(worker)}
      onLater={() => newerApp.offer(null)}
    >
      {say("newer.note")}
    </Offer>
  );
}
