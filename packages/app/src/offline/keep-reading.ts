import { onOtherViewer, type Connection } from "@katha/api";
import { newerApp } from "./newer-app.ts";

/** Has the browser keep what is read. Browsers that cannot, or may not, go on without. */
export async function keepReading(session: Connection["session"]): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  onOtherViewer(session, () => navigator.serviceWorker.controller?.postMessage("forget"));
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    const notice = (): void => {
      const isNewer = registration.waiting !== null && navigator.serviceWorker.controller !== null;
      newerApp.offer(isNewer ? registration.waiting : null);
    };
    notice();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", notice);
    });
    // Another tab let it in.
    navigator.serviceWorker.addEventListener("controllerchange", notice);
    // The browser itself looks only when a page is opened, and this one may stay open for days.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registration.update().catch(() => {});
    });
  } catch {
    // Private windows and strict settings refuse workers; reading without a line is all that is missing.
  }
}
