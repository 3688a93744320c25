import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Secret } from "../../../lib/secret.ts";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: Secret) => secret.keyFor("second factor seed");

/** Encrypted for one account: in another account's row it cannot be decrypted. */
export function sealSeed(secret: Secret, seed: Uint8Array, userId: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([sealing.update(seed), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Null if the server's secret has been changed since. */
export function openSeed(secret: Secret, sealed: string, userId: string): Uint8Array | null {
  const bytes = Buffer.from(sealed, "base64url");
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const seed = opening.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([seed, opening.final()]);
  } catch {
    return null;
  }
}
