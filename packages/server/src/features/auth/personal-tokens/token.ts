import { createHash, randomBytes } from "node:crypto";

/** Found by those who look for secrets in what is published. */
const prefix = "katha_";
const form = /^katha_[\w-]{43}$/;

export function newToken(): string {
  return prefix + randomBytes(32).toString("base64url");
}

/** Of 256 bits of chance, so that a plain hash keeps it. Undefined for what is no token. */
export function hashOf(token: string): string | undefined {
  return form.test(token) ? createHash("sha256").update(token).digest("base64url") : undefined;
}
