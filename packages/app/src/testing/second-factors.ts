import type { Answer } from "@katha/api";
import type { SecondFactorChallenge, SecondFactorStatus } from "@katha/api/second-factor";
import { idOf } from "./stories.ts";
import { admin } from "./viewers.ts";

const none: SecondFactorStatus = { isEnrolled: false, isRequired: false, isProved: false };
const enrolled: SecondFactorStatus = { ...none, isEnrolled: true };

/** An account without any, at an address where passkeys can be created. */
export const noSecondFactors: Answer<"listSecondFactors"> = {
  factors: [],
  recoveryCodesLeft: 0,
  passkeys: "offered",
  status: none,
};

export const authenticator: Answer<"confirmTotp">["factor"] = {
  id: idOf(620),
  kind: "totp",
  name: "My telephone",
  createdAt: "2026-11-02T08:00:00.000Z",
  lastUsedAt: "2026-11-20T06:20:00.000Z",
};

export const secondFactors: Answer<"listSecondFactors"> = {
  factors: [authenticator],
  recoveryCodesLeft: 9,
  passkeys: "offered",
  status: enrolled,
};

/** An administrator with a second factor, as in the answer of `me`. */
export const signedInAdmin: Answer<"me"> = { ...admin, secondFactor: enrolled };
export const unprotectedAdmin: Answer<"me"> = { ...admin, secondFactor: none };

const challenge: SecondFactorChallenge = {
  challenge: "second-step",
  kinds: ["totp", "recovery_code"],
  passkey: null,
  expiresIn: 300,
};

/** The answer to a correct password if a second factor is needed. */
export const secondFactorAsked = { secondFactor: challenge };

const seed = "JBSWY3DPEHPK3PXPKZ6T2M4QRE7UXVNA";
export const totpEnrolment: Answer<"startTotp"> = {
  challenge: "new-app",
  secret: seed,
  uri: `otpauth://totp/Katha:meera_7?secret=${seed}&issuer=Katha`,
  expiresIn: 600,
};

export const recoveryCodes: readonly string[] = Array.from(
  { length: 10 },
  (_, at) => `abcdef-ghjkmn-pqrstv-23456${at}`,
);
