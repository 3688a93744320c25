import type { ProblemCode } from "@katha/api/contract";
import type { OwnKeyFault } from "@katha/narrator";
import { Problem } from "../../../lib/problem.ts";

export const notAllowed = () =>
  new Problem(409, "own_keys_not_allowed", "Readers may not use keys of their own here.");

const whyNot: Readonly<Record<OwnKeyFault, readonly [code: ProblemCode, detail: string]>> = {
  key_refused: ["provider_key_refused", "The provider refuses the key."],
  unpaid: ["provider_unpaid", "The provider says that this account has no credit left."],
  model_unknown: ["provider_model_unknown", "The provider has no such model for this key."],
  busy: ["provider_busy", "The provider is busy."],
  unfit: ["provider_failed", "The provider answered with an error."],
  failed: ["provider_failed", "The provider answered with an error, or not at all."],
};

/** Never the provider's own words: they may quote the key. */
export function ownKeyProblem(fault: OwnKeyFault): Problem {
  const [code, detail] = whyNot[fault];
  return new Problem(502, code, detail);
}
