import type { webcrypto } from "node:crypto";
import { accessTokenMinutes } from "@katha/api/contract";
import { errors, jwtVerify, SignJWT } from "jose";
import type { Clock } from "../../../lib/clock.ts";
import type { Secret } from "../../../lib/secret.ts";

export const accessTokenSeconds = accessTokenMinutes * 60;
const issuer = "katha";

/** The user and the sign-in of a token. */
interface AccessClaims {
  userId: string;
  signInId: string;
  isExpired: boolean;
}

interface AccessTokenNeeds {
  clock: Clock;
  secret: Secret;
}

const imported = new WeakMap<Uint8Array, Promise<webcrypto.CryptoKey>>();

/** Imported once: from bytes, every request would import it again. */
function keyOf({ secret }: Pick<AccessTokenNeeds, "secret">): Promise<webcrypto.CryptoKey> {
  const bytes = secret.keyFor("access token");
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key =
    imported.get(bytes) ??
    crypto.subtle.importKey("raw", Uint8Array.from(bytes), hmac, false, ["sign", "verify"]);
  imported.set(bytes, key);
  return key;
}

export async function issueAccessToken(
  { clock, secret }: AccessTokenNeeds,
  { userId, signInId }: { userId: string; signInId: string },
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1_000);
  return new SignJWT({ sid: signInId })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuer)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(await keyOf({ secret }));
}

/**
 * Undefined for tokens we did not sign. An expired token is reported as such, because its sign-in may still be valid.
 */
export async function readAccessToken(
  { clock, secret }: AccessTokenNeeds,
  token: string,
): Promise<AccessClaims | undefined> {
  const options = { algorithms: ["HS256"], issuer, currentDate: clock.now() };
  try {
    const { payload } = await jwtVerify(token, await keyOf({ secret }), options);
    return claimsOf(payload, false);
  } catch (error) {
    return error instanceof errors.JWTExpired ? claimsOf(error.payload, true) : undefined;
  }
}

function claimsOf(
  { sub, sid }: Record<string, unknown>,
  isExpired: boolean,
): AccessClaims | undefined {
  return typeof sub === "string" && typeof sid === "string"
    ? { userId: sub, signInId: sid, isExpired }
    : undefined;
}
