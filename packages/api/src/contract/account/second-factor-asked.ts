import * as z from "zod";
import { passkeyRequest } from "./passkeys.ts";
import { secondFactorKinds } from "../values.ts";

export const secondFactorChallenge = z
  .object({
    challenge: z.string().describe("Good once, and for some minutes"),
    kinds: z.array(z.enum(secondFactorKinds)).describe("What the account can prove here"),
    passkey: passkeyRequest.nullable().describe("For the browser; null: no passkey can be asked"),
    expires_in: z.int().describe("Seconds"),
  })
  .meta({ id: "SecondFactorChallenge" });
export type SecondFactorChallenge = z.infer<typeof secondFactorChallenge>;

/** The answer to a correct password when a second factor is still needed: no tokens yet. */
export const secondFactorAsked = z
  .object({ second_factor: secondFactorChallenge })
  .meta({ id: "SecondFactorAsked" });

export const secondFactorStatus = z
  .object({
    is_enrolled: z.boolean().describe("The account has a second factor"),
    is_required: z.boolean().describe("Calls of administrators need one, and this user is one"),
    is_proved: z.boolean().describe("This sign-in proved one, lately enough for administrators"),
  })
  .meta({ id: "SecondFactorStatus" });
export type SecondFactorStatus = z.infer<typeof secondFactorStatus>;
