import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tx } from "../db/open.ts";
import type { Clock } from "../lib/clock.ts";
import type { Ids } from "../lib/ids.ts";
import { hashPassword, printedMark } from "../lib/passwords.ts";
import { StartupError } from "../lib/startup-error.ts";

interface AdministratorOptions {
  email: string | undefined;
  password: string | undefined;
  /** Refuses guessable passwords; set if others can reach the server. */
  isGuessable?: ((password: string, about: readonly string[]) => Promise<boolean>) | undefined;
}

/** What else is created with an account, in the same transaction. */
export type OnNewAccount = (
  within: { tx: Tx; clock: Clock; ids: Ids },
  account: { id: string; is_verified: boolean },
) => Promise<void>;

interface AdministratorNeeds {
  db: Db;
  clock: Clock;
  ids: Ids;
  onNewAccount?: OnNewAccount | undefined;
}

export interface NewAdministrator {
  email: string;
  /** Set if no password was configured; it is shown only once. */
  generatedPassword: string | undefined;
}

const DEFAULT_EMAIL = "admin@katha.local";

/** Creates an administrator if there is none, and returns it. */
export async function ensureAdministrator(
  { db, clock, ids, onNewAccount }: AdministratorNeeds,
  options: AdministratorOptions,
): Promise<NewAdministrator | undefined> {
  if (await hasAdministrator(db)) return undefined;
  const id = ids();
  const email = options.email ?? DEFAULT_EMAIL;
  const { password, isGuessable } = options;
  if (isGuessable && password && (await isGuessable(password, ["admin", email])))
    throw new StartupError(
      "KATHA_ADMIN_PASSWORD is easy to guess, and others can reach this server. Choose another, or leave it empty: then one is made up and printed once.",
    );
  const generatedPassword = password === undefined ? generatePassword() : undefined;
  const now = clock.now();
  const hashed = await hashPassword(password ?? generatedPassword ?? "");
  const password_hash = generatedPassword === undefined ? hashed : printedMark + hashed;
  const username = (await isFree(db, "admin")) ? "admin" : `admin_${id.slice(-12)}`;
  const added = await db.transaction().execute(async (tx) => {
    const account = await tx
      .insertInto("users")
      .values({
        id,
        username,
        email,
        display_name: "Admin",
        role: "admin",
        is_verified: true,
        password_hash,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "is_verified"])
      .executeTakeFirst();
    if (account) await onNewAccount?.({ tx, clock, ids }, account);
    return account;
  });
  if (added) return { email, generatedPassword };
  // Another server may have created the administrator meanwhile.
  if (await hasAdministrator(db)) return undefined;
  throw new StartupError(
    `There is no administrator yet, and ${email} belongs to another user. Set KATHA_ADMIN_EMAIL to a different address.`,
  );
}

async function hasAdministrator(db: Db): Promise<boolean> {
  const query = db.selectFrom("users").select("id").where("role", "=", "admin").limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

async function isFree(db: Db, username: string): Promise<boolean> {
  const query = db
    .selectFrom("users")
    .select("id")
    .where(sql`lower(username)`, "=", username);
  return (await query.executeTakeFirst()) === undefined;
}

/** Leaves out letters and digits that look alike. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
const everyKind = [/[A-Z]/, /[a-z]/, /\d/];

/** Three groups of six, about 104 bits, that satisfy the password rules. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
  const password = [group(), group(), group()].join(".");
  return everyKind.every((kind) => kind.test(password)) ? password : generatePassword();
}
