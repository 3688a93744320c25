import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { PersonalTokensTable } from "../../../db/tables/accounts.ts";

export type PersonalTokenRow = Selectable<PersonalTokensTable>;

export function findTokens(db: Db, userId: string): Promise<PersonalTokenRow[]> {
  return db
    .selectFrom("personal_tokens")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function insertToken(db: Db, row: Insertable<PersonalTokensTable>): Promise<void> {
  await db.insertInto("personal_tokens").values(row).execute();
}

/** Ends one or all tokens of a user; returns how many. */
export async function deleteTokens(db: Db, of: { userId: string; id?: string }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("personal_tokens")
    .where("user_id", "=", of.userId)
    .$if(of.id !== undefined, (query) => query.where("id", "=", of.id ?? ""))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The token that lasts, with the user whose it is, unless the account is suspended. */
export function findTokenUser(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom("personal_tokens as t")
    .innerJoin("users as u", "u.id", "t.user_id")
    .select([
      "t.id as token_id",
      "t.scope",
      "t.last_used_at",
      "u.id",
      "u.role",
      "u.premium_until",
      "u.shows_mature",
    ])
    .where("t.token_hash", "=", tokenHash)
    .where("t.expires_at", ">", now)
    .where((row) =>
      row.or([row("u.suspended_at", "is", null), row("u.suspended_until", "<=", now)]),
    )
    .executeTakeFirst();
}

export async function noteUse(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable("personal_tokens").set({ last_used_at: at }).where("id", "=", id).execute();
}
