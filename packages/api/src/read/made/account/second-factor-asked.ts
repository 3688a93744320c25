// Made from the contract by `npm run readers`.
import type {
  SecondFactorAsked,
  SecondFactorChallenge,
  SecondFactorStatus,
} from "../../../shapes/made/account/second-factor-asked.ts";
import { type Reader, flag, number, object, objectOrNull, someOf, text } from "../../fields.ts";
import { secondFactorKinds } from "../../../contract/values.ts";
import { readPasskeyRequest } from "./passkeys.ts";

export const readSecondFactorChallenge: Reader<SecondFactorChallenge> = object({
  challenge: text(),
  kinds: someOf(secondFactorKinds),
  passkey: objectOrNull(readPasskeyRequest),
  expires_in: number(),
});

export const readSecondFactorAsked: Reader<SecondFactorAsked> = object({
  second_factor: readSecondFactorChallenge,
});

export const readSecondFactorStatus: Reader<SecondFactorStatus> = object({
  is_enrolled: flag(),
  is_required: flag(),
  is_proved: flag(),
});
