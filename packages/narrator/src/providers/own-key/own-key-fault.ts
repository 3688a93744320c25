import type { OwnKeyOutcome } from "@katha/api/contract";
import type { NarratorFault } from "../faults.ts";

export type OwnKeyFault = Exclude<OwnKeyOutcome, "told" | "off" | "missing">;

/** Why a reader's own key did not tell, in the terms in which they can mend it. */
export function ownKeyFaultOf({ kind, status, why }: NarratorFault): OwnKeyFault {
  if (kind !== "silent" && kind !== "broken_off") return "unfit";
  if (why === "unpaid") return "unpaid";
  if (why === "unknown model") return "model_unknown";
  if (why === "key refused" || status === 403) return "key_refused";
  if (status === 429 || status === 529) return "busy";
  return "failed";
}
