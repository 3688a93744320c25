export const factorKinds = ["totp", "passkey"] as const;
export type FactorKind = (typeof factorKinds)[number];

export interface SecondFactor {
  id: string;
  kind: FactorKind;
  name: string;
  since: string;
  /** Null if it was never used. */
  lastUsed: string | null;
}

/** Why passkeys cannot be created or used here. */
export const passkeyObstacles = ["needs_https", "needs_name", "browser"] as const;
export type PasskeyObstacle = (typeof passkeyObstacles)[number];

/** The ways to prove who the user is, in display order; `sign_in` is one of the last minutes. */
export const proofKinds = ["password", "sign_in", "totp", "passkey", "recovery_code"] as const;
export type ProofKind = (typeof proofKinds)[number];

/** What was typed; for a passkey, the receiver has to ask the device. A fresh sign-in needs nothing more. */
export type Proof =
  | { kind: "password"; password: string }
  | { kind: "totp"; code: string }
  | { kind: "recovery_code"; code: string }
  | { kind: "passkey" }
  | { kind: "sign_in" };
