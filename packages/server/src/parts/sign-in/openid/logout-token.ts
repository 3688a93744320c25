import { errors, type JWTPayload, type JWTVerifyResult } from "jose";

/** Whose sign-in has ended at the provider. */
export interface LoggedOut {
  issuer: string;
  /** Null where a session alone is named. */
  subject: string | null;
  /** The provider's session; null where all of the subject's ended. */
  session: string | null;
  /** The token's own id: it counts once. */
  tokenId: string;
}

export class LogoutRefused extends Error {
  override name = "LogoutRefused";
}

const types = new Set(["logout+jwt", "jwt"]);
const event = "http://schemas.openid.net/event/backchannel-logout";
export const logoutTokenChecks = { requiredClaims: ["iat"], maxTokenAge: 300 };
const longestId = 500;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= longestId;

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function loggedOutIn(claims: JWTPayload, issuer: string): LoggedOut {
  const { sub, sid, jti, nonce, events } = claims;
  if (nonce !== undefined) throw new LogoutRefused("It has a nonce, as ID tokens have.");
  if (!isObject(events) || !isObject((events as Record<string, unknown>)[event]))
    throw new LogoutRefused("It names no log-out among its events.");
  if (!isText(jti)) throw new LogoutRefused("It has no jti.");
  if (sub === undefined && sid === undefined)
    throw new LogoutRefused("It names neither a subject (sub) nor a session (sid).");
  if (sub !== undefined && !isText(sub)) throw new LogoutRefused("Its sub is none.");
  if (sid !== undefined && !isText(sid)) throw new LogoutRefused("Its sid is none.");
  return { issuer, subject: sub ?? null, session: sid ?? null, tokenId: jti };
}

/** Checks a logout token by OpenID Connect Back-Channel Logout 1.0. Throws `LogoutRefused`, or that the keys are away. */
export async function readLogoutToken(
  issuer: string,
  verified: Promise<JWTVerifyResult>,
): Promise<LoggedOut> {
  try {
    const { payload, protectedHeader } = await verified;
    const { typ } = protectedHeader;
    if (typ !== undefined && !types.has(typ.toLowerCase()))
      throw new LogoutRefused("Its type is another.");
    return loggedOutIn(payload, issuer);
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
    throw new LogoutRefused(error.message);
  }
}
