import { Suspense } from "react";
import { optional } from "../shell/optional.ts";
import { useAppSelector } from "../store/hooks.ts";
import { selectHasFetchFailed } from "./notices-slice.ts";

const Offer = optional(async () => (await import("./FetchFailureOffer.tsx")).FetchFailureOffer);

/** Says that what was asked for could not be fetched, over any page. */
export function FetchFailure() {
  if (!useAppSelector(selectHasFetchFailed)) return null;
  return (
    <Suspense fallback={null}>
      <Offer />
    </Suspense>
  );
}
