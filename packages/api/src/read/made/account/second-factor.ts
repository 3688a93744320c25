// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/account/second-factor.ts";
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

export const readSecondFactor: Reader<z.output<typeof contract.secondFactor>> = object({
  id,
  kind: oneOf(factorKinds, "totp"),
  name: text(),
  created_at: moment,
  last_used_at: momentOrNull,
});

export const readEnrolledSecondFactor: Reader<z.output<typeof contract.enrolled>> = object({
  factor: readSecondFactor,
  recovery_codes: orNull(texts),
});

export const readSecondFactors: Reader<z.output<typeof contract.secondFactors>> = object({
  factors: list(readSecondFactor),
  recovery_codes_left: number(),
  passkeys: oneOf(passkeyOffers, "needs_https"),
  status: readSecondFactorStatus,
});

export const readRecoveryCodes: Reader<AnswerOf<typeof contract.newRecoveryCodes>> = object({
  recovery_codes: texts,
});

export const readPasskeyEnrolment: Reader<AnswerOf<typeof contract.startPasskey>> = object({
  challenge: text(),
  options: readPasskeyCreation,
  expires_in: number(),
});

export const readTotpEnrolment: Reader<AnswerOf<typeof contract.startTotp>> = object({
  challenge: text(),
  secret: text(),
  uri: text(),
  expires_in: number(),
});
