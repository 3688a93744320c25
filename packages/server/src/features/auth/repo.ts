import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../db/open.ts";
import { printedMark } from "../../lib/passwords.ts";
import type { IdentitiesTable, SignInsTable } from "../../db/tables/accounts.ts";
import { deleteTokens } from "./personal-tokens/repo.ts";

type SignInRow = Selectable<SignInsTable>;

export async function insertSignIn(db: Db, row: Insertable<SignInsTable>): Promise<void> {
  await db.insertInto("sign_ins").values(row).execute();
}

/** Locked, so that the second of two parallel renewals sees the first. */
export function lockSignIn(db: Db, id: string): Promise<SignInRow | undefined> {
  return db.selectFrom("sign_ins").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function updateSignIn(db: Db, id: string, change: Updateable<SignInsTable>) {
  await db.updateTable("sign_ins").set(change).where("id", "=", id).execute();
}

/**
 * Ends one or all of a user's sign-ins; with all of them those still at the second step, and the tokens of other
 * software. Returns how many ended.
 */
export async function endSignIns(
  db: Db,
  of: { userId: string; signInId?: string | undefined; except?: string | undefined },
  end: { ended_at: Date; ended_by: NonNullable<SignInRow["ended_by"]> },
): Promise<number> {
  if (of.signInId === undefined) {
    await db
      .deleteFrom("second_factor_challenges")
      .where("user_id", "=", of.userId)
      .where("purpose", "=", "sign_in")
      .execute();
    await deleteTokens(db, { userId: of.userId });
  }
  const { numUpdatedRows } = await db
    .updateTable("sign_ins")
    .set(end)
    .where("user_id", "=", of.userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", end.ended_at)
    .$if(of.except !== undefined, (query) => query.where("id", "<>", of.except ?? ""))
    .$if(of.signInId !== undefined, (query) => query.where("id", "=", of.signInId ?? ""))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export function findSignIns(db: Db, userId: string, now: Date): Promise<SignInRow[]> {
  return db
    .selectFrom("sign_ins")
    .selectAll()
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The user that a provider's account is linked to. */
export async function findIdentity(
  db: Db,
  provider: IdentitiesTable["provider"],
  subject: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("identities")
    .select("user_id")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return found?.user_id;
}

/** Whether an account is linked to anybody at a provider. */
export async function hasIdentityOf(db: Db, provider: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom("identities")
    .select("subject")
    .where("provider", "=", provider)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the linked user, who may be another one if the link was made meanwhile. */
export async function insertIdentity(db: Db, row: Insertable<IdentitiesTable>): Promise<string> {
  await db
    .insertInto("identities")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findIdentity(db, row.provider, row.subject)) ?? row.user_id;
}

/** The user of a sign-in that has not ended. A sign-in opened while its account was being suspended does not count. */
export function findSigner(db: Db, signInId: string, userId: string, now: Date) {
  return db
    .selectFrom("sign_ins as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .leftJoin("account_writes as w", "w.user_id", "u.id")
    .select(["u.id", "u.role", "u.premium_until", "u.shows_mature", "s.second_factor_at"])
    .select("w.reaches as wrote_at")
    .select((row) => row("u.password_hash", "like", `${printedMark}%`).as("has_printed_password"))
    .where("s.id", "=", signInId)
    .where("s.user_id", "=", userId)
    .where("s.ended_at", "is", null)
    .where("s.expires_at", ">", now)
    .where((row) =>
      row.or([row("u.suspended_at", "is", null), row("u.suspended_until", "<=", now)]),
    )
    .executeTakeFirst();
}
