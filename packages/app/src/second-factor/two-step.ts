import type { Answer } from "@katha/api";
import { factorKinds, type ProofKind, type SecondFactor } from "@katha/ui";

type Factors = Answer<"listSecondFactors">;

export function toSecondFactor(factor: Factors["factors"][number]): SecondFactor {
  return {
    id: factor.id,
    kind: factor.kind,
    name: factor.name,
    since: factor.created_at,
    lastUsed: factor.last_used_at,
  };
}

/** The proofs that the account has besides its password. */
export function provableKinds({ factors, recovery_codes_left }: Factors): ProofKind[] {
  const kinds: ProofKind[] = factorKinds.filter((kind) =>
    factors.some((factor) => factor.kind === kind),
  );
  return recovery_codes_left > 0 ? [...kinds, "recovery_code"] : kinds;
}
