import * as z from "zod";
import { defineCall } from "../call.ts";
import { secondFactorCalls } from "../call-table/second-factor.ts";
import { id, moment } from "../fields/scalars.ts";
import { factorKinds, passkeyOffers } from "../values.ts";
import { passkeyCreation, passkeyRegistration } from "./passkeys.ts";
import {
  challengeField,
  factorNameField,
  identityForm,
  proveAgainForm,
  renameForm,
  totpCodeField,
} from "./second-factor-forms.ts";
import { secondFactorChallenge, secondFactorStatus } from "./second-factor-asked.ts";

export const secondFactor = z
  .object({
    id,
    kind: z.enum(factorKinds).meta({ fallback: "totp" }),
    name: z.string(),
    created_at: moment,
    last_used_at: moment.nullable(),
  })
  .meta({ id: "SecondFactor" });
export type SecondFactor = z.infer<typeof secondFactor>;

export const secondFactors = z
  .object({
    factors: z.array(secondFactor),
    recovery_codes_left: z.int().min(0),
    passkeys: z
      .enum(passkeyOffers)
      .describe("At a bare IP address (`needs_name`) and without TLS browsers make none")
      .meta({ fallback: "needs_https" }),
    status: secondFactorStatus,
  })
  .meta({ id: "SecondFactors" });
export type SecondFactors = z.infer<typeof secondFactors>;

const recoveryCodes = z
  .array(z.string())
  .describe("Shown this once: the server keeps only their hashes");

/** Recovery codes come with the first factor. */
export const enrolled = z
  .object({ factor: secondFactor, recovery_codes: recoveryCodes.nullable() })
  .meta({ id: "EnrolledSecondFactor" });
export type EnrolledSecondFactor = z.infer<typeof enrolled>;

const tooMany = { 429: "Too many tries; Retry-After says when to come back." };
const proof = {
  400: "The challenge was used or has expired.",
  403: "The password, code or passkey is not right.",
  ...tooMany,
};

export const askForProof = defineCall(secondFactorCalls.askForProof, {
  summary: "A challenge for a passkey, for whatever asks for a proof",
  answer: secondFactorChallenge,
  problems: { 409: "The account has no second factor.", ...tooMany },
});

export const proveAgain = defineCall(secondFactorCalls.proveAgain, {
  summary: "Prove a second factor for this sign-in, which administrators have to do twice a day",
  body: proveAgainForm,
  answer: secondFactorStatus,
  problems: { ...proof, 409: "The account has no second factor." },
});

export const listSecondFactors = defineCall(secondFactorCalls.listSecondFactors, {
  summary: "The user's second factors",
  answer: secondFactors,
});

export const startTotp = defineCall(secondFactorCalls.startTotp, {
  summary: "Begin with an authenticator app; `confirmTotp` ends it",
  body: identityForm,
  answer: z
    .object({
      challenge: z.string(),
      secret: z.string().describe("In base32, to be typed where no camera is"),
      uri: z.string().describe("otpauth://, for a QR code"),
      expires_in: z.int().describe("Seconds"),
    })
    .meta({ id: "TotpEnrolment" }),
  problems: { ...proof, 409: "The account has as many second factors as it may have." },
});

export const confirmTotp = defineCall(secondFactorCalls.confirmTotp, {
  summary: "Add the authenticator app, with a code that it shows; other devices are signed out",
  body: z.object({ challenge: challengeField, code: totpCodeField, name: factorNameField }),
  answer: enrolled,
  status: 201,
  problems: { ...proof, 403: "The code is not right." },
});

export const startPasskey = defineCall(secondFactorCalls.startPasskey, {
  summary: "Begin with a passkey; `confirmPasskey` ends it",
  body: identityForm,
  answer: z
    .object({ challenge: z.string(), options: passkeyCreation, expires_in: z.int() })
    .meta({ id: "PasskeyEnrolment" }),
  problems: {
    ...proof,
    409: "There are no passkeys at this address, or the account has as many factors as it may have.",
  },
});

export const confirmPasskey = defineCall(secondFactorCalls.confirmPasskey, {
  summary: "Add the passkey that the browser made; other devices are signed out",
  body: z.object({
    challenge: challengeField,
    registration: passkeyRegistration,
    name: factorNameField,
  }),
  answer: enrolled,
  status: 201,
  problems: {
    400: proof[400],
    403: "The passkey could not be checked.",
    409: "This passkey is there already.",
    ...tooMany,
  },
});

export const renameSecondFactor = defineCall(secondFactorCalls.renameSecondFactor, {
  summary: "Name a second factor",
  body: renameForm,
  answer: secondFactor,
});

export const removeSecondFactor = defineCall(secondFactorCalls.removeSecondFactor, {
  summary: "Remove a second factor; with the last one the recovery codes go",
  body: identityForm,
  problems: proof,
});

export const newRecoveryCodes = defineCall(secondFactorCalls.newRecoveryCodes, {
  summary: "New recovery codes; the old ones end",
  body: identityForm,
  answer: z.object({ recovery_codes: recoveryCodes }).meta({ id: "RecoveryCodes" }),
  problems: { ...proof, 409: "The account has no second factor." },
});
