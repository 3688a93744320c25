import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts for one account: in another account's row it cannot be decrypted. */
export function seal(key: Uint8Array, content: Uint8Array, userId: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([sealing.update(content), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Null if the server's secret has been changed since. */
export function unseal(key: Uint8Array, sealed: string, userId: string): Buffer | null {
  const bytes = Buffer.from(sealed, "base64url");
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const opened = opening.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([opened, opening.final()]);
  } catch {
    return null;
  }
}
