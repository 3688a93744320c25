import { errors } from "jose";
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import { Problem } from "../../../lib/problem.ts";

const unreachable = (name: string) =>
  new Problem(
    503,
    "openid_unreachable",
    `${name} cannot be reached just now. Nobody is signed in; try again soon.`,
    { headers: { "retry-after": "10" } },
  );

export const otherBrowser = () =>
  new Problem(
    400,
    "openid_other_browser",
    "This sign-in was begun in another browser. Nobody is signed in; begin again in this one.",
  );

export const ended = () =>
  new Problem(
    400,
    "openid_ended",
    "This sign-in took too long, or is finished already. Nothing has changed; begin again.",
  );

export const emailUnconfirmed = (name: string) =>
  new Problem(
    401,
    "openid_email_unconfirmed",
    `${name} has not confirmed your email, so no account is opened with it. Confirm it there, then sign in again.`,
  );

export const otherPerson = (name: string) =>
  new Problem(
    409,
    "openid_other_person",
    `The account with this email belongs to somebody else at ${name}. Whoever runs this site can help.`,
  );

/** Why an answer is not trusted: for the host's log, and for whoever reads the detail. */
const reasons = {
  issuer: "it comes from another issuer",
  nonce: "it belongs to another sign-in",
  audience: "it is meant for another site",
  time: "it has expired, or is not valid yet",
  signature: "its signature is not right",
  form: "it is not what OpenID Connect asks for",
} as const;
type Reason = keyof typeof reasons;

const ofClaims: Readonly<Record<string, Reason>> = {
  iss: "issuer",
  nonce: "nonce",
  aud: "audience",
  azp: "audience",
};

/** By the codes of a token that is checked here. */
const ofTokens: Readonly<Record<string, Reason>> = {
  ERR_JWT_EXPIRED: "time",
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: "signature",
  ERR_JWKS_NO_MATCHING_KEY: "signature",
  ERR_JWKS_MULTIPLE_MATCHING_KEYS: "signature",
  ERR_JOSE_ALG_NOT_ALLOWED: "signature",
  ERR_JOSE_NOT_SUPPORTED: "form",
  ERR_JWS_INVALID: "form",
  ERR_JWT_INVALID: "form",
};

function reasonOfToken(error: unknown): Reason | undefined {
  if (error instanceof errors.JWTClaimValidationFailed) return ofClaims[error.claim] ?? "form";
  return error instanceof errors.JOSEError ? ofTokens[error.code] : undefined;
}

const refused = (name: string, reason: Reason) =>
  new Problem(
    401,
    "openid_refused",
    `What ${name} answered is not trusted: ${reasons[reason]}. Nobody is signed in; try again.`,
    { fields: { reason }, logged: { reason } },
  );

const declined = (name: string, error: string) =>
  new Problem(401, "openid_declined", `${name} did not sign you in. Try again, or another way.`, {
    logged: { answered: error.slice(0, 100) },
  });

const away = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM"]);

function causesOf(error: unknown): object[] {
  const causes: object[] = [];
  let at = error;
  while (typeof at === "object" && at !== null && causes.length < 5) {
    causes.push(at);
    at = (at as { cause?: unknown }).cause;
  }
  return causes;
}

function reasonOf(error: ClientError): Reason {
  const causes = causesOf(error) as { claim?: unknown; attribute?: unknown; message?: string }[];
  const named = causes.find(({ claim, attribute }) => claim ?? attribute);
  if (error.code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED") return "time";
  if (named?.attribute === "issuer") return "issuer";
  const byClaim = ofClaims[String(named?.claim)];
  if (byClaim !== undefined) return byClaim;
  const said = causes.map(({ message }) => message ?? "").join(" ");
  if (error.code === "OAUTH_KEY_SELECTION_FAILED" || /signature/i.test(said)) return "signature";
  return /"iss"|issuer/i.test(said) ? "issuer" : "form";
}

/** An ID token that is none, or that names nobody. */
export class UnusableToken extends Error {
  override name = "UnusableToken";
}

/** Rethrows what a provider did as the problem that it is for whoever signs in. */
export function refusedOr(name: string) {
  return (error: unknown): never => {
    if (error instanceof Problem) throw error;
    if (error instanceof UnusableToken) throw refused(name, "form");
    if (error instanceof AuthorizationResponseError) throw declined(name, error.error);
    if (error instanceof ResponseBodyError)
      throw error.status >= 500 ? unreachable(name) : declined(name, error.error);
    if (error instanceof WWWAuthenticateChallengeError) throw declined(name, error.code);
    if (error instanceof ClientError && error.code !== undefined && !away.has(error.code))
      throw refused(name, reasonOf(error));
    const reason = reasonOfToken(error);
    throw reason === undefined ? unreachable(name) : refused(name, reason);
  };
}
