import type { ProblemCode } from "@katha/api/contract";
import type { OwnKeyFault } from "@katha/narrator";
import { Problem } from "../../../lib/problem.ts";
import { busy, keyRefused, unpaid } from "../settings/problems.ts";

export const notAllowed = () =>
  new Problem(409, "own_keys_not_allowed", "Readers may not use keys of their own here.");

const whyNot: Readonly<Record<OwnKeyFault, readonly [code: ProblemCode, detail: string]>> = {
  key_refused: ["provider_key_refused", keyRefused],
  unpaid: ["provider_unpaid", unpaid],
  model_unknown: [
    "provider_model_unknown",
    "The provider has no such model for this key. Choose another.",
  ],
  busy: ["provider_busy", busy],
  unfit: ["provider_failed", "The provider answered with an error. Try again in a while."],
  failed: [
    "provider_failed",
    "The provider answered with an error, or not at all. Try again in a while.",
  ],
};

/** Never the provider's own words: they may quote the key. */
export function ownKeyProblem(fault: OwnKeyFault): Problem {
  const [code, detail] = whyNot[fault];
  return new Problem(502, code, detail);
}
