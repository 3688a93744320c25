import * as z from "zod";
import { secondFactorNameLength } from "../limits.ts";
import { line, visibleLine } from "../fields/text.ts";
import { passwordField } from "./auth-forms.ts";
import { passkeyAssertion } from "./passkeys.ts";

export const secondFactorMessages = {
  codeInvalid: "Enter the six digits that your authenticator app shows",
  recoveryCodeInvalid: "Enter one of your recovery codes: 24 letters and digits",
  nameLong: `A name cannot exceed ${secondFactorNameLength.max} characters`,
  nameRequired: "A name is required",
} as const;

const gaps = /[\s\u200b-\u200d-]/g;
const devanagariZero = 0x966;

/** "123 456" and १२३४५६ are 123456. */
function asDigits(written: string): string {
  return written
    .replaceAll(gaps, "")
    .replaceAll(/[०-९]/g, (digit) => `${(digit.codePointAt(0) ?? 0) - devanagariZero}`);
}

const asRecoveryCode = (written: string) => written.replaceAll(gaps, "").toLowerCase();

export const totpCodeField = z
  .string(secondFactorMessages.codeInvalid)
  .max(100, secondFactorMessages.codeInvalid)
  .overwrite(asDigits)
  .regex(/^\d{6}$/, secondFactorMessages.codeInvalid)
  .meta({ description: "The six digits of the authenticator app", examples: ["123456"] });

const recoveryCodeField = z
  .string(secondFactorMessages.recoveryCodeInvalid)
  .max(200, secondFactorMessages.recoveryCodeInvalid)
  .overwrite(asRecoveryCode)
  .regex(/^[a-z0-9]{24}$/, secondFactorMessages.recoveryCodeInvalid)
  .meta({
    description: "Written with or without the hyphens",
    examples: ["abcdef-ghjkmn-pqrstv-234567"],
  });

const byCode = z.object({ kind: z.literal("totp"), code: totpCodeField });
const byRecoveryCode = z.object({ kind: z.literal("recovery_code"), code: recoveryCodeField });
const byPasskey = z.object({ kind: z.literal("passkey"), assertion: passkeyAssertion });
const byPassword = z.object({ kind: z.literal("password"), password: passwordField });
const bySignIn = z
  .object({ kind: z.literal("sign_in") })
  .describe("Where passwords are off: a sign-in of the last ten minutes");

export const factorProof = z
  .discriminatedUnion("kind", [byCode, byRecoveryCode, byPasskey])
  .meta({ id: "FactorProof" });
export type FactorProof = z.infer<typeof factorProof>;

/** Proof that it is the user: the password, a second factor, or a fresh sign-in where there are no passwords. */
export const identityProof = z
  .discriminatedUnion("kind", [byPassword, bySignIn, byCode, byRecoveryCode, byPasskey])
  .meta({ id: "IdentityProof" });
export type IdentityProof = z.infer<typeof identityProof>;

const challenge = line({ required: "The challenge is missing.", max: 200 });

/** The second step of signing in. */
export const secondStepForm = z
  .object({ challenge, proof: factorProof })
  .meta({ id: "SecondStepForm" });

const proofChallenge = challenge
  .optional()
  .describe("For a passkey: the challenge of `askForProof` that it answers");

export const proveAgainForm = z
  .object({ proof: factorProof, challenge: proofChallenge })
  .meta({ id: "ProveAgainForm" });
export type ProveAgainForm = z.input<typeof proveAgainForm>;

export const identityForm = z
  .object({ proof: identityProof, challenge: proofChallenge })
  .meta({ id: "IdentityForm" });
export type IdentityForm = z.input<typeof identityForm>;

const name = {
  max: secondFactorNameLength.max,
  tooLong: secondFactorMessages.nameLong,
};

/** If blank, the server chooses a name. */
export const factorNameField = visibleLine(name).default("");

export const renameForm = z
  .object({ name: visibleLine({ ...name, required: secondFactorMessages.nameRequired }) })
  .meta({ id: "RenameSecondFactorForm" });

export const challengeField = challenge;
