import type { SecondFactors } from "@katha/api/second-factor";
import { factorKinds, type ProofKind } from "@katha/ui/screens";

/** The proofs that the account has besides its password. */
export function provableKinds({ factors, recoveryCodesLeft }: SecondFactors): ProofKind[] {
  const kinds: ProofKind[] = factorKinds.filter((kind) =>
    factors.some((factor) => factor.kind === kind),
  );
  return recoveryCodesLeft > 0 ? [...kinds, "recovery_code"] : kinds;
}
