import type { Selectable } from "kysely";
import type { Db, Tx } from "../../../db/open.ts";
import type { SecondFactorsTable } from "../../../db/tables/accounts.ts";

export type SecondFactorRow = Selectable<SecondFactorsTable>;

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
