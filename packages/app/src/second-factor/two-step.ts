import type { Answer } from "@katha/api";
import { factorKinds, type ProofKind, type SecondFactor } from "@katha/ui";

type Factors = Answer<"listSecondFactors">;

export function toSecondFactor(factor: Factors["factors"][number]): SecondFactor {
  return {
    id: factor.id,
    kind: factor.kind,
    name: factor.name,
    since: factor.createdAt,
    lastUsed: factor.lastUsedAt,
  };
}

/** The proofs that the account has besides its password. */
export function provableKinds({ factors, recoveryCodesLeft }: Factors): ProofKind[] {
  const kinds: ProofKind[] = factorKinds.filter((kind) =>
    factors.some((factor) => factor.kind === kind),
  );
  return recoveryCodesLeft > 0 ? [...kinds, "recovery_code"] : kinds;
}
