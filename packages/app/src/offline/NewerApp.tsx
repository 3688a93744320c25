import { type ComponentType, Suspense, lazy } from "react";
import { selectIsUpdateWaiting } from "./connection-slice.ts";
import { useAppSelector } from "../store/hooks.ts";

const Offer = lazy<ComponentType>(async () => {
  try {
    return { default: (await import("./NewerAppOffer.tsx")).NewerAppOffer };
  } catch {
    // Without its code the offer is left out, and the page stays.
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
