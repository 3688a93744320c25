import { createHash, randomBytes } from "node:crypto";
import type { Db, Tx } from "../../../db/open.ts";

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
  const rows = issued.map((code) => ({ user_id: userId, code_hash: hashOf(code) }));
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx.insertInto("recovery_codes").values(rows).execute();
  return issued;
}

export async function redeemRecoveryCode(
  db: Db,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(code))
    .where("used_at", "is", null)
    .returning("code_hash")
    .executeTakeFirst();
  return spent !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
