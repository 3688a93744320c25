import { sql, type Insertable, type Selectable } from "kysely";
import type { Db, Tx } from "../../../db/open.ts";
import type {
  SecondFactorChallengesTable,
  SecondFactorsTable,
} from "../../../db/tables/accounts.ts";

export type SecondFactorRow = Selectable<SecondFactorsTable>;
export type ChallengeRow = Selectable<SecondFactorChallengesTable>;

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom("second_factors")
    .select("id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export function findSecondFactors(db: Db, userId: string): Promise<SecondFactorRow[]> {
  return db
    .selectFrom("second_factors")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Undefined if this or another account already has the passkey. */
export function insertSecondFactor(
  tx: Tx,
  row: Insertable<SecondFactorsTable>,
): Promise<SecondFactorRow | undefined> {
  return tx
    .insertInto("second_factors")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

interface OwnFactor {
  userId: string;
  id: string;
}

export function nameSecondFactor(db: Db, { userId, id }: OwnFactor, name: string) {
  return db
    .updateTable("second_factors")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteSecondFactor(tx: Tx, { userId, id }: OwnFactor): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("second_factors")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Returns how many there were. Also deletes recovery codes, and proofs made with a factor. */
export async function deleteAllSecondFactors(tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("second_factors")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx.deleteFrom("second_factor_challenges").where("user_id", "=", userId).execute();
  await tx
    .updateTable("sign_ins")
    .set({ second_factor_at: null })
    .where("user_id", "=", userId)
    .execute();
  return Number(numDeletedRows);
}

export async function noteProof(db: Db, signInId: string, now: Date): Promise<void> {
  await db
    .updateTable("sign_ins")
    .set({ second_factor_at: now })
    .where("id", "=", signInId)
    .execute();
}

/** False if this or a later step was already used. */
export async function spendTotpStep(
  db: Db,
  id: string,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const spent = await db
    .updateTable("second_factors")
    .set({ last_step: step, last_used_at: now })
    .where("id", "=", id)
    .where((row) => row.or([row("last_step", "is", null), row("last_step", "<", step)]))
    .returning("id")
    .executeTakeFirst();
  return spent !== undefined;
}

/** False if the counter has changed meanwhile. */
export async function movePasskeyCounter(
  db: Db,
  { id, from, to, now }: { id: string; from: number; to: number; now: Date },
): Promise<boolean> {
  const moved = await db
    .updateTable("second_factors")
    .set({ counter: to, last_used_at: now })
    .where("id", "=", id)
    .where("counter", "=", from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await tx.insertInto("recovery_codes").values(rows).execute();
}

export async function spendRecoveryCode(
  db: Db,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<boolean> {
  const spent = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .returning("code_hash")
    .executeTakeFirst();
  return spent !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertChallenge(
  db: Db,
  row: Insertable<SecondFactorChallengesTable>,
): Promise<void> {
  await db.insertInto("second_factor_challenges").values(row).execute();
}

export function findChallenge(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<ChallengeRow | undefined> {
  return db
    .selectFrom("second_factor_challenges")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export async function spendChallenge(db: Db, id: string, now: Date): Promise<boolean> {
  const spent = await db
    .updateTable("second_factor_challenges")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return spent !== undefined;
}
