import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyOptions } from "jose";
import type { ServerMetadata } from "openid-client";

/** The keys that providers publish; a shared secret signs nothing here, and neither does "none". */
const algorithms = "RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA".split(" ");
const clockToleranceSeconds = 30;

/** Checks tokens that a provider signed for us. Its keys are kept, and asked for again where a token has another. */
export function signedTokenReader(clientId: string, timeoutMs: number) {
  let published: { address: string; keys: ReturnType<typeof createRemoteJWKSet> } | undefined;
  return async (
    token: string,
    { issuer, jwks_uri: address }: ServerMetadata,
    checks: JWTVerifyOptions,
  ) => {
    if (address === undefined) throw new errors.JOSENotSupported("The provider publishes no keys.");
    if (published?.address !== address) {
      const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutMs });
      published = { address, keys };
    }
    return jwtVerify(token, published.keys, {
      algorithms,
      issuer,
      audience: clientId,
      clockTolerance: clockToleranceSeconds,
      ...checks,
    });
  };
}
