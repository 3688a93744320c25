// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/account/second-factor-asked.ts";
import { type Reader, flag, number, object, objectOrNull, someOf, text } from "../../fields.ts";
import { secondFactorKinds } from "../../../contract/values.ts";
import { readPasskeyRequest } from "./passkeys.ts";

export const readSecondFactorChallenge: Reader<z.output<typeof contract.secondFactorChallenge>> =
  object({
    challenge: text(),
    kinds: someOf(secondFactorKinds),
    passkey: objectOrNull(readPasskeyRequest),
    expires_in: number(),
  });

export const readSecondFactorAsked: Reader<z.output<typeof contract.secondFactorAsked>> = object({
  second_factor: readSecondFactorChallenge,
});

export const readSecondFactorStatus: Reader<z.output<typeof contract.secondFactorStatus>> = object({
  is_enrolled: flag(),
  is_required: flag(),
  is_proved: flag(),
});
