import type { Role, User } from "@katha/api/contract";
import type { Db, Tx } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { Problem, signInNeeded } from "../../lib/problem.ts";
import { findUser, insertUser, isTaken, type UserRow } from "./repo.ts";

export {
  findByEmail,
  findByEmailOrUsername,
  findUser,
  lockUser,
  updateUser,
  type UserRow,
} from "./repo.ts";

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
  const added = await insertUser(tx, {
    ...given,
    id: ids(),
    display_name: display_name || given.username,
    created_at: now,
    updated_at: now,
  });
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
