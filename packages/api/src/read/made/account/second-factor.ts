// Made from the contract by `npm run readers`.
import type {
  EnrolledSecondFactor,
  PasskeyEnrolment,
  RecoveryCodes,
  SecondFactor,
  SecondFactors,
  TotpEnrolment,
} from "../../../shapes/made/account/second-factor.ts";
import {
  type Reader,
  id,
  list,
  moment,
  momentOrNull,
  number,
  object,
  oneOf,
  orNull,
  text,
  texts,
} from "../../fields.ts";
import { factorKinds, passkeyOffers } from "../../../contract/values.ts";
import { readPasskeyCreation } from "./passkeys.ts";
import { readSecondFactorStatus } from "./second-factor-asked.ts";

export const readSecondFactor: Reader<SecondFactor> = object({
  id,
  kind: oneOf(factorKinds, "totp"),
  name: text(),
  created_at: moment,
  last_used_at: momentOrNull,
});

export const readEnrolledSecondFactor: Reader<EnrolledSecondFactor> = object({
  factor: readSecondFactor,
  recovery_codes: orNull(texts),
});

export const readSecondFactors: Reader<SecondFactors> = object({
  factors: list(readSecondFactor),
  recovery_codes_left: number(),
  passkeys: oneOf(passkeyOffers, "needs_https"),
  status: readSecondFactorStatus,
});

export const readRecoveryCodes: Reader<RecoveryCodes> = object({
  recovery_codes: texts,
});

export const readPasskeyEnrolment: Reader<PasskeyEnrolment> = object({
  challenge: text(),
  options: readPasskeyCreation,
  expires_in: number(),
});

export const readTotpEnrolment: Reader<TotpEnrolment> = object({
  challenge: text(),
  secret: text(),
  uri: text(),
  expires_in: number(),
});
