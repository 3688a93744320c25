import type { Role, User } from "@katha/api/contract";
import { sql, type Selectable, type Updateable } from "kysely";
import type { Db, Tx } from "../../db/open.ts";
import type { UsersTable } from "../../db/tables/accounts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { Problem, signInNeeded } from "../../lib/problem.ts";

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

async function isTaken(db: Db, column: "username" | "email", value: string): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .select("id")
    .where(sql`lower(${sql.ref(column)})`, "=", sql`lower(${value}::text)`)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateUser(db: Db, id: string, change: Updateable<UsersTable>) {
  await db.updateTable("users").set(change).where("id", "=", id).execute();
}

/** What else is created with an account, in the same transaction. */
export type OnNewAccount = (
  within: { tx: Tx; clock: Clock; ids: Ids },
  account: { id: string; is_verified: boolean },
) => Promise<void>;

export interface UsersDependencies {
  db: Db;
  clock: Clock;
  ids: Ids;
  onNewAccount: OnNewAccount;
}

interface NewUser {
  username: string;
  email: string;
  display_name: string | null;
  password_hash: string | null;
  language: string;
  is_verified?: boolean;
  avatar_url?: string | null;
  role?: Role;
}

const taken = {
  username: () => new Problem(409, "username_taken", "This username is taken. Try another."),
  email: () =>
    new Problem(409, "email_taken", "There is an account with this email already. Sign in to it."),
};

export const emailTaken = taken.email;

export async function isUsernameFree(db: Db, username: string): Promise<boolean> {
  return !(await isTaken(db, "username", username));
}

export async function refuseTaken(db: Db, wanted: Pick<NewUser, "username" | "email">) {
  for (const column of ["username", "email"] as const) {
    if (await isTaken(db, column, wanted[column])) throw taken[column]();
  }
}

export async function addUser(
  { clock, ids, onNewAccount }: Omit<UsersDependencies, "db">,
  tx: Tx,
  { display_name, ...given }: NewUser,
): Promise<UserRow> {
  await refuseTaken(tx, given);
  const now = clock.now();
  const added = await tx
    .insertInto("users")
    .values({
      ...given,
      id: ids(),
      display_name: display_name || given.username,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  // Somebody may have taken the username or the email meanwhile.
  if (!added) {
    await refuseTaken(tx, given);
    throw taken.username();
  }
  await onNewAccount({ tx, clock, ids }, added);
  return added;
}

export function userAnswer(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    display_name: row.display_name,
    avatar_url: row.avatar_url,
    is_verified: row.is_verified,
    role: row.role,
    created_at: row.created_at.toISOString(),
    shows_mature: row.shows_mature,
    shares_unanswered: row.shares_unanswered,
    has_confirmed_age: row.of_age_at !== null,
    news_by_email: row.news_by_email,
  };
}

export async function ownAccount(db: Db, id: string): Promise<UserRow> {
  const row = await findUser(db, id);
  if (!row) throw signInNeeded();
  return row;
}
