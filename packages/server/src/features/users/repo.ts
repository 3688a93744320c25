import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Db } from "../../db/open.ts";
import type { UsersTable } from "../../db/tables/accounts.ts";

export type UserRow = Selectable<UsersTable>;

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Serialises changes to an account that depend on each other. */
export function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  return tx.selectFrom("users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export function findByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where(sql`lower(email)`, "=", sql`lower(${email}::text)`)
    .executeTakeFirst();
}

/** Usernames never contain an @ and emails always do, so an identifier is never ambiguous. */
export function findByEmailOrUsername(db: Db, identifier: string): Promise<UserRow | undefined> {
  if (identifier.includes("@")) return findByEmail(db, identifier);
  return db
    .selectFrom("users")
    .selectAll()
    .where(sql`lower(username)`, "=", sql`lower(${identifier}::text)`)
    .executeTakeFirst();
}

export async function isTaken(
  db: Db,
  column: "username" | "email",
  value: string,
): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .select("id")
    .where(sql`lower(${sql.ref(column)})`, "=", sql`lower(${value}::text)`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Undefined if the username or email was taken meanwhile. */
export function insertUser(db: Db, row: Insertable<UsersTable>): Promise<UserRow | undefined> {
  return db
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}

export async function updateUser(db: Db, id: string, change: Updateable<UsersTable>) {
  await db.updateTable("users").set(change).where("id", "=", id).execute();
}
