import type { IdentityProof, SecondFactor, SecondFactors } from "@katha/api/shapes";

export type FactorKind = SecondFactor["kind"];
export const factorKinds = ["totp", "passkey"] as const satisfies readonly FactorKind[];

/** Why passkeys cannot be created or used here. */
export type PasskeyObstacle = Exclude<SecondFactors["passkeys"], "offered"> | "browser";
export const passkeyObstacles = [
  "needs_https",
  "needs_name",
  "browser",
] as const satisfies readonly PasskeyObstacle[];

/** The ways to prove who the user is; `sign_in` is one of the last minutes. */
export type ProofKind = IdentityProof["kind"];

/** What was typed; for a passkey, the receiver has to ask the device. A fresh sign-in needs nothing more. */
export type Proof = Exclude<IdentityProof, { kind: "passkey" }> | { kind: "passkey" };
