// Made from the contract by `npm run readers`.
import type { PasskeyCreation } from "./passkeys.ts";
import type { SecondFactorStatus } from "./second-factor-asked.ts";

export interface SecondFactor {
  id: string;
  kind: "totp" | "passkey";
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface EnrolledSecondFactor {
  factor: SecondFactor;
  recoveryCodes: string[] | null;
}

export interface SecondFactors {
  factors: SecondFactor[];
  recoveryCodesLeft: number;
  /** At a bare IP address (`needs_name`) and without TLS browsers make none */
  passkeys: "offered" | "needs_name" | "needs_https";
  status: SecondFactorStatus;
}

export interface RecoveryCodes {
  /** Shown this once: the server keeps only their hashes */
  recoveryCodes: string[];
}

export interface PasskeyEnrolment {
  challenge: string;
  options: PasskeyCreation;
  expiresIn: number;
}

export interface TotpEnrolment {
  challenge: string;
  /** In base32, to be typed where no camera is */
  secret: string;
  /** otpauth://, for a QR code */
  uri: string;
  /** Seconds */
  expiresIn: number;
}
