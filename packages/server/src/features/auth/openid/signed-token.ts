import { createRemoteJWKSet, jwtVerify, type JWTVerifyOptions } from "jose";

/** The provider that signs, and for whom. */
export interface TokenSource {
  issuer: string;
  clientId: string;
  keysUrl: string;
  timeoutMs: number;
}

/** The keys that providers publish; a shared secret signs nothing here, and neither does "none". */
const algorithms = "RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA".split(" ");
const clockToleranceSeconds = 30;

/** Checks a token that a provider signed for us. */
export function readSignedToken(token: string, from: TokenSource, checks: JWTVerifyOptions) {
  const keys = createRemoteJWKSet(new URL(from.keysUrl), { timeoutDuration: from.timeoutMs });
  return jwtVerify(token, keys, {
    algorithms,
    issuer: from.issuer,
    audience: from.clientId,
    clockTolerance: clockToleranceSeconds,
    ...checks,
  });
}
