import { Button, Notice, noticeWords, useWords } from "@katha/ui";

/** Lets the waiting worker in, and opens the page anew when it has taken over. */
function letIn(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  worker.postMessage("take-over", []);
}

export function NewerAppOffer({ worker }: { worker: ServiceWorker }) {
  const say = useWords(noticeWords);
  return (
    <Notice>
      {say("newer.note")}{" "}
      <Button size="small" onClick={() => letIn(worker)}>
        {say("newer.letIn")}
      </Button>
    </Notice>
  );
}
