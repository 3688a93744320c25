import * as z from "zod";
import { passkeyTransports } from "../values.ts";

/**
 * WebAuthn's own JSON forms, for the browser's `parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON` and
 * `toJSON`, or for `@simplewebauthn/browser`.
 */
const longest = 20_000;

const base64url = z
  .string()
  .max(longest)
  .regex(/^[\w-]+$/, "This is not base64url.");

const publicKey = z.enum(["public-key"]);

const credentialDescriptor = z.object({
  id: base64url,
  type: publicKey,
  transports: z.array(z.enum(passkeyTransports)).optional(),
});

const need = z.enum(["discouraged", "preferred", "required"]);
const userVerification = need.meta({ fallback: "required" });

/** For `navigator.credentials.create`. */
export const passkeyCreation = z
  .object({
    challenge: base64url,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
    timeout: z.int(),
    excludeCredentials: z.array(credentialDescriptor),
    authenticatorSelection: z.object({
      residentKey: need.meta({ fallback: "preferred" }),
      requireResidentKey: z.boolean(),
      userVerification,
    }),
    attestation: z.enum(["none"]),
  })
  .meta({ id: "PasskeyCreation" });
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** For `navigator.credentials.get`. */
export const passkeyRequest = z
  .object({
    challenge: base64url,
    rpId: z.string(),
    timeout: z.int(),
    allowCredentials: z.array(credentialDescriptor),
    userVerification,
  })
  .meta({ id: "PasskeyRequest" });
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

const credential = {
  id: base64url,
  rawId: base64url,
  type: publicKey,
};

/** A new passkey, as the browser made it. */
export const passkeyRegistration = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(50)).max(20).optional(),
    }),
  })
  .meta({ id: "PasskeyRegistration", isDocument: true });
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** A passkey's answer to a challenge. */
export const passkeyAssertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullable().optional(),
    }),
  })
  .meta({ id: "PasskeyAssertion", isDocument: true });
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
