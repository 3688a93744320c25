import { optional } from "../shell/optional.tsx";
import { selectIsUpdateWaiting } from "./offline-slice.ts";
import { useAppSelector } from "../store/hooks.ts";

const Offer = optional(async () => (await import("./NewerAppOffer.tsx")).NewerAppOffer);

/** Offers a newer version of the app once it has been fetched. The play page never shows this. */
export function NewerApp() {
  return useAppSelector(selectIsUpdateWaiting) && <Offer />;
}
