type Listener = () => void;

const worker = "/sw.js";
const listeners = new Set<Listener>();
let waiting: ServiceWorker | null = null;

function offer(next: ServiceWorker | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** A newer Katha that has been fetched and waits to be let in; null while there is none. */
export const newerApp = {
  read: () => waiting,
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  letIn: () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
      once: true,
    });
    waiting?.postMessage("take-over");
  },
};

/** Has the browser keep what is read. Browsers that cannot, or may not, go on without. */
export async function keepReading(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(worker);
    const notice = (): void => {
      const isNewer = registration.waiting !== null && navigator.serviceWorker.controller !== null;
      offer(isNewer ? registration.waiting : null);
    };
    notice();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", notice);
    });
  } catch {
    // Private windows and strict settings refuse workers; reading without a line is all that is missing.
  }
}

/** What was kept for the reader who has left. */
export function forgetWhatWasRead(): void {
  navigator.serviceWorker?.controller?.postMessage("forget");
}
