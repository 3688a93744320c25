// Made from the contract by `npm run readers`.
import type { PasskeyRequest } from "./passkeys.ts";

export interface SecondFactorChallenge {
  /** Good once, and for some minutes */
  challenge: string;
  /** What the account can prove here */
  kinds: ("totp" | "passkey" | "recovery_code")[];
  /** For the browser; null: no passkey can be asked */
  passkey: PasskeyRequest | null;
  /** Seconds */
  expiresIn: number;
}

export interface SecondFactorAsked {
  secondFactor: SecondFactorChallenge;
}

export interface SecondFactorStatus {
  /** The account has a second factor */
  isEnrolled: boolean;
  /** Calls of administrators need one, and this user is one */
  isRequired: boolean;
  /** This sign-in proved one, lately enough for administrators */
  isProved: boolean;
}
