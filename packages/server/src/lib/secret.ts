import { createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** The server's secret. Keys derived for different purposes are independent. */
export interface Secret {
  keyFor(purpose: string): Uint8Array;
  /** An HMAC of a text, in base64url. */
  sign(purpose: string, text: string): string;
}

export function createSecret(text: string): Secret {
  const keys = new Map<string, Uint8Array>();
  const keyFor = (purpose: string) => {
    const key = keys.get(purpose) ?? new Uint8Array(hkdfSync("sha256", text, "", purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  return {
    keyFor,
    sign: (purpose, signed) =>
      createHmac("sha256", keyFor(purpose)).update(signed).digest("base64url"),
  };
}

export function generateSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Nothing can be signed with it, and the secret cannot be found from it. */
export function fingerprintOf(secret: Secret): string {
  return createHash("sha256").update(secret.keyFor("fingerprint")).digest("base64url");
}
