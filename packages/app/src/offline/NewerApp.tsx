import { Suspense } from "react";
import { optional } from "../shell/optional.ts";
import { selectIsUpdateWaiting } from "./offline-slice.ts";
import { useAppSelector } from "../store/hooks.ts";

const Offer = optional(async () => (await import("./NewerAppOffer.tsx")).NewerAppOffer);

/** Offers a newer version of the app once it has been fetched. The play page never shows this. */
export function NewerApp() {
  if (!useAppSelector(selectIsUpdateWaiting)) return null;
  return (
    <Suspense fallback={null}>
      <Offer />
    </Suspense>
  );
}
