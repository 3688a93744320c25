import { api } from "@katha/api";
import { keepOnlyReadersCopies, type SignInStore } from "./kept-reader.ts";
import { updateWaiting } from "./offline-slice.ts";
import type { AppDispatch } from "../store/store.ts";

/**
 * Registers the service worker, if the browser supports and allows it. The stories of a page that
 * the server rendered are fetched again: the worker may have kept the page for long.
 */
export async function keepReading(
  signInStore: SignInStore,
  dispatch: AppDispatch,
  isRendered = false,
): Promise<void> {
  // A reader who left before this came is found by it.
  keepOnlyReadersCopies(signInStore);
  void import("../notices/OpenNotice.tsx").catch(() => {});
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    const notice = (): void => {
      const isWaiting =
        registration.waiting !== null && navigator.serviceWorker.controller !== null;
      dispatch(updateWaiting(isWaiting));
    };
    notice();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", notice);
    });
    // Another tab activated it.
    navigator.serviceWorker.addEventListener("controllerchange", notice);
    // The browser looks for updates only when a page is opened, and this one may stay open for days.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registration.update().catch(() => {});
    });
  } catch {
    // Private windows and strict settings refuse workers; only offline reading is lost.
  }
  if (isRendered && navigator.serviceWorker.controller)
    dispatch(api.util.invalidateTags(["Story", "StoryList"]));
}
