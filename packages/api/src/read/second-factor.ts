import type { Answer } from "../http/answers.ts";
import type { PasskeyCreation, PasskeyRequest } from "../contract/account/passkeys.ts";
import type { SecondFactor } from "../contract/account/second-factor.ts";
import type { SecondFactorChallenge } from "../contract/account/second-factor-asked.ts";
import {
  factorKinds,
  passkeyOffers,
  passkeyTransports,
  secondFactorKinds,
  type PasskeyTransport,
} from "../contract/values.ts";
import { readSecondFactorStatus } from "./account.ts";
import {
  type Reader,
  flag,
  id,
  list,
  moment,
  momentOrNull,
  number,
  object,
  objectOrNull,
  oneOf,
  text,
  texts,
} from "./fields.ts";

/** Leaves out values that this version does not know. */
const knownIn =
  <Value extends string>(known: readonly Value[]): Reader<Value[]> =>
  (value) =>
    texts(value).filter((one): one is Value => (known as readonly string[]).includes(one));

const transports: Reader<PasskeyTransport[] | undefined> = (value) =>
  value == null ? undefined : knownIn(passkeyTransports)(value);

const descriptor = object<PasskeyRequest["allowCredentials"][number]>({
  id: text(),
  type: oneOf(["public-key"], "public-key"),
  transports,
});

const userVerification = oneOf(["discouraged", "preferred", "required"], "required");

const readRequest = objectOrNull<PasskeyRequest>({
  challenge: text(),
  rpId: text(),
  timeout: number(),
  allowCredentials: list(descriptor),
  userVerification,
});

const readCreation = object<PasskeyCreation>({
  challenge: text(),
  rp: object({ id: text(), name: text() }),
  user: object({ id: text(), name: text(), displayName: text() }),
  pubKeyCredParams: list(object({ alg: number(), type: oneOf(["public-key"], "public-key") })),
  timeout: number(),
  excludeCredentials: list(descriptor),
  authenticatorSelection: object({
    residentKey: oneOf(["discouraged", "preferred", "required"], "preferred"),
    requireResidentKey: flag(),
    userVerification,
  }),
  attestation: oneOf(["none"], "none"),
});

export const readSecondFactorChallenge: Reader<SecondFactorChallenge> = object({
  challenge: text(),
  kinds: knownIn(secondFactorKinds),
  passkey: readRequest,
  expires_in: number(),
});

export const readSecondFactor: Reader<SecondFactor> = object({
  id,
  kind: oneOf(factorKinds, "totp"),
  name: text(),
  created_at: moment,
  last_used_at: momentOrNull,
});

export const readSecondFactors: Reader<Answer<"listSecondFactors">> = object({
  factors: list(readSecondFactor),
  recovery_codes_left: number(),
  passkeys: oneOf(passkeyOffers, "needs_https"),
  status: readSecondFactorStatus,
});

export const readTotpEnrolment: Reader<Answer<"startTotp">> = object({
  challenge: text(),
  secret: text(),
  uri: text(),
  expires_in: number(),
});

export const readPasskeyEnrolment: Reader<Answer<"startPasskey">> = object({
  challenge: text(),
  options: readCreation,
  expires_in: number(),
});

export const readEnrolled: Reader<Answer<"confirmTotp">> = object({
  factor: readSecondFactor,
  recovery_codes: (value) => (value == null ? null : texts(value)),
});

export const readRecoveryCodes: Reader<Answer<"newRecoveryCodes">> = object({
  recovery_codes: texts,
});
