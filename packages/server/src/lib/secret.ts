import { createHash, hkdfSync, randomBytes } from "node:crypto";

/** The server's secret. Keys derived for different purposes are independent. */
export interface Secret {
  keyFor(purpose: string): Uint8Array;
}

export function createSecret(text: string): Secret {
  const keys = new Map<string, Uint8Array>();
  return {
    keyFor: (purpose) => {
      const key = keys.get(purpose) ?? new Uint8Array(hkdfSync("sha256", text, "", purpose, 32));
      keys.set(purpose, key);
      return key;
    },
  };
}

export function generateSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Nothing can be signed with it, and the secret cannot be found from it. */
export function fingerprintOf(secret: Secret): string {
  return createHash("sha256").update(secret.keyFor("fingerprint")).digest("base64url");
}
