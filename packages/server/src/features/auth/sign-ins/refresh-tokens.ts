import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secret } from "../../../lib/secret.ts";

/** A refresh token contains its sign-in and renewal count. It is signed, so it need not be stored. */
export interface RefreshClaims {
  signInId: string;
  renewals: number;
}

const idBytes = 16;
const countBytes = 4;
const claimBytes = idBytes + countBytes;
const sealBytes = 32;

function seal(secret: Secret, claims: Uint8Array): Buffer {
  return createHmac("sha256", secret.keyFor("refresh token")).update(claims).digest();
}

/** The same claims give the same token, so a repeated renewal gets the same answer. */
export function issueRefreshToken(secret: Secret, { signInId, renewals }: RefreshClaims): string {
  const claims = Buffer.alloc(claimBytes);
  claims.write(signInId.replaceAll("-", ""), "hex");
  claims.writeUInt32BE(renewals, idBytes);
  return Buffer.concat([claims, seal(secret, claims)]).toString("base64url");
}

export function readRefreshToken(secret: Secret, token: string): RefreshClaims | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== claimBytes + sealBytes) return undefined;
  const claims = bytes.subarray(0, claimBytes);
  if (!timingSafeEqual(bytes.subarray(claimBytes), seal(secret, claims))) return undefined;
  const hex = claims.toString("hex", 0, idBytes);
  return {
    signInId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
    renewals: claims.readUInt32BE(idBytes),
  };
}
