export const factorKinds = ["totp", "passkey"] as const;
export type FactorKind = (typeof factorKinds)[number];

export interface SecondFactor {
  id: string;
  kind: FactorKind;
  name: string;
  since: string;
  /** Null: not yet. */
  lastUsed: string | null;
}

/** Why no passkey can be made or used here. */
export const passkeyObstacles = ["needs_https", "needs_name", "browser"] as const;
export type PasskeyObstacle = (typeof passkeyObstacles)[number];

/** The ways to show that it is the owner of the account, in the order in which they are offered. */
export const proofKinds = ["password", "totp", "passkey", "recovery_code"] as const;
export type ProofKind = (typeof proofKinds)[number];

/** What was typed; a passkey is asked of the device by whoever receives this. */
export type Proof =
  | { kind: "password"; password: string }
  | { kind: "totp"; code: string }
  | { kind: "recovery_code"; code: string }
  | { kind: "passkey" };
