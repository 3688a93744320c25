import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Secret } from "../../../lib/secret.ts";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
/** Longer ones would not fit into the address at which a provider signs out. */
const longestToken = 6_000;

const keyOf = (secret: Secret) => secret.keyFor("id token");

/** Seals an ID token for one account; null for one that is too long to be of use. */
export function sealIdToken(secret: Secret, idToken: string, userId: string): string | null {
  if (idToken === "" || idToken.length > longestToken) return null;
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([sealing.update(idToken, "utf8"), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Null if the server's secret has been changed since. */
export function openIdToken(secret: Secret, sealed: string, userId: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const opened = opening.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([opened, opening.final()]).toString("utf8");
  } catch {
    return null;
  }
}
