import { createHash, randomBytes } from "node:crypto";
import type { Db, Tx } from "../../../db/open.ts";
import { replaceRecoveryCodes, spendRecoveryCode } from "./repo.ts";

const codes = 10;
const groups = 4;
const lettersPerGroup = 6;
/** 32 characters that are easy to tell apart. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** 120 random bits cannot be guessed, so a fast hash will do. */
function newCode(): string {
  const signs = [...randomBytes(groups * lettersPerGroup)].map((byte) => alphabet[byte & 31]);
  return Array.from({ length: groups }, (_, index) =>
    signs.slice(index * lettersPerGroup, (index + 1) * lettersPerGroup).join(""),
  ).join("-");
}

const hashOf = (code: string) =>
  createHash("sha256").update(code.replaceAll("-", "")).digest("base64url");

/** Issues new codes, which replace earlier ones. */
export async function issueRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const issued = Array.from({ length: codes }, newCode);
  await replaceRecoveryCodes(tx, userId, issued.map(hashOf));
  return issued;
}

export function redeemRecoveryCode(
  db: Db,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  return spendRecoveryCode(db, { userId, hash: hashOf(code), now });
}
