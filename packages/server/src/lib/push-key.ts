import { createECDH } from "node:crypto";

export const pushCurve = "prime256v1";

/** Whether these 32 bytes in base64url are a private key that pushes can be signed with. */
export function isPushKey(written: string): boolean {
  const bytes = Buffer.from(written, "base64url");
  try {
    createECDH(pushCurve).setPrivateKey(bytes);
    return bytes.length === 32;
  } catch {
    return false;
  }
}
