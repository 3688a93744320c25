import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from "jose";
import type { Clock } from "../../../lib/clock.ts";
import { Problem } from "../../../lib/problem.ts";

/** The account that an ID token identifies. */
export interface GoogleAccount {
  subject: string;
  email: string;
  name: string | null;
  /** Google hosts this mailbox, so the person signing in can read it now. */
  ownsMailbox: boolean;
}

export interface GoogleSignIn {
  clientId: string;
  accountBehind(idToken: string): Promise<GoogleAccount>;
}

interface Options {
  clientId: string;
  /** The address of Google's public keys. */
  keysUrl: string;
  clock: Clock;
}

const issuers = ["https://accounts.google.com", "accounts.google.com"];
const clockToleranceSeconds = 30;

const notVouched = () =>
  new Problem(401, "google_refused", "Google did not vouch for this sign-in. Try again.");
const unreachable = () =>
  new Problem(503, "google_unreachable", "Google cannot be reached just now. Try again soon.", {
    headers: { "retry-after": "10" },
  });

export function googleSignInWith({ clientId, keysUrl, clock }: Options): GoogleSignIn {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000 });
  const accountBehind = async (idToken: string) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ["RS256"],
        issuer: issuers,
        audience: clientId,
        requiredClaims: ["sub", "exp", "iat"],
        clockTolerance: clockToleranceSeconds,
        currentDate: clock.now(),
      });
      return accountOf(payload);
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw isRefusal(error) ? notVouched() : unreachable();
    }
  };
  return { clientId, accountBehind };
}

const refusals = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

function isRefusal(error: unknown): boolean {
  return refusals.some((refusal) => error instanceof refusal);
}

function accountOf(claims: JWTPayload): GoogleAccount {
  const { sub, email, email_verified, name, hd } = claims;
  if (typeof sub !== "string" || sub === "" || typeof email !== "string") throw notVouched();
  if (email_verified !== true && email_verified !== "true") {
    throw new Problem(401, "google_email_unconfirmed", "Google has not confirmed your email yet.");
  }
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return {
    subject: sub,
    email,
    name: typeof name === "string" ? name : null,
    ownsMailbox: domain === "gmail.com" || (typeof hd === "string" && hd.toLowerCase() === domain),
  };
}
