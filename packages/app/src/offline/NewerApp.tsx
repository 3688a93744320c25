import { type ComponentType, Suspense, lazy, useSyncExternalStore } from "react";
import { newerApp } from "./newer-app.ts";

const Offer = lazy<ComponentType<{ worker: ServiceWorker }>>(async () => {
  try {
    return { default: (await import("./NewerAppOffer.tsx")).NewerAppOffer };
  } catch {
    // What cannot be offered is no reason to take away what is being read.
    return { default: () => null };
  }
});

/** Pages of the site offer a newer Katha when one has come. The page of play does not: it waits. */
export function NewerApp() {
  const waiting = useSyncExternalStore(newerApp.listen, newerApp.read, () => null);
  if (waiting === null) return null;
  return (
    <Suspense fallback={null}>
      <Offer worker={waiting} />
    </Suspense>
  );
}
