import { type ComponentType, Suspense, lazy } from "react";
import { selectIsUpdateWaiting } from "./connection-slice.ts";
import { useAppSelector } from "../store/hooks.ts";

const Offer = lazy<ComponentType>(async () => {
  try {
    return { default: (await import("./NewerAppOffer.tsx")).NewerAppOffer };
  } catch {
    // What cannot be offered is no reason to take away what is being read.
    return { default: () => null };
  }
});

/** Offers a newer version of the app when one has come. The play page does not: it waits. */
export function NewerApp() {
  if (!useAppSelector(selectIsUpdateWaiting)) return null;
  return (
    <Suspense fallback={null}>
      <Offer />
    </Suspense>
  );
}
