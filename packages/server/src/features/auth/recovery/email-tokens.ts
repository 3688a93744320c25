import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/open.ts";
import type { EmailTokensTable } from "../../../db/tables/accounts.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Ids } from "../../../lib/ids.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Secret } from "../../../lib/secret.ts";

export type EmailPurpose = EmailTokensTable["purpose"];

interface EmailTokenNeeds {
  clock: Clock;
  ids: Ids;
  secret: Secret;
}

const minuteMs = 60_000;
const emailTokenLastsMs: Record<EmailPurpose, number> = {
  verify_email: 24 * 60 * minuteMs,
  reset_password: 30 * minuteMs,
  change_email: 24 * 60 * minuteMs,
  confirm_browser: 30 * minuteMs,
};

/** Derived from its id when the email is rendered, so that neither the database nor the outbox stores it. */
export const emailToken = (secret: Secret, tokenId: string): string =>
  secret.sign("email token", tokenId);

const fingerprintOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Whether a row is this token, and can still be spent. */
const isUnspent = (token: string, purpose: EmailPurpose, now: Date) =>
  sql<boolean>`token_hash = ${fingerprintOf(token)} and purpose = ${purpose}
    and used_at is null and expires_at > ${now}::timestamptz`;

/**
 * Returns undefined while enough links are pending: the pause doubles with each, so that nobody can flood a mailbox.
 * Earlier links stay valid.
 */
export async function issueEmailToken(
  { clock, ids, secret }: EmailTokenNeeds,
  tx: Tx,
  { purpose, userId, email }: { purpose: EmailPurpose; userId: string; email: string },
): Promise<string | undefined> {
  const now = clock.now();
  const live = await tx
    .selectFrom("email_tokens")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
  const latest = live[0]?.created_at.getTime() ?? Number.NEGATIVE_INFINITY;
  if (now.getTime() - latest < minuteMs * 2 ** (live.length - 1)) return undefined;

  const id = ids();
  await tx
    .insertInto("email_tokens")
    .values({
      id,
      user_id: userId,
      purpose,
      email,
      token_hash: fingerprintOf(emailToken(secret, id)),
      created_at: now,
      expires_at: new Date(now.getTime() + emailTokenLastsMs[purpose]),
    })
    .execute();
  return id;
}

export const badLink = () =>
  new Problem(400, "bad_link", "This link is invalid or has expired. Ask for a new one.");

/** Whose link it is; undefined for a bad one. Checked before expensive work, which a bad link should not cause. */
export async function linkOwner(
  { db, clock }: { db: Db; clock: Clock },
  purpose: EmailPurpose,
  token: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("email_tokens")
    .select("user_id")
    .where(isUnspent(token, purpose, clock.now()))
    .executeTakeFirst();
  return found?.user_id;
}

/** Spends a token that was sent to a new address. Returns its user, and the address if it had one. */
export async function spendChangeOfEmail(
  { clock }: { clock: Clock },
  tx: Tx,
  token: string,
): Promise<{ user_id: string; email: string } | undefined> {
  const now = clock.now();
  return tx
    .updateTable("email_tokens")
    .set({ used_at: now })
    .where(isUnspent(token, "change_email", now))
    .returning(["user_id", "email"])
    .executeTakeFirst();
}

/** Whether a link was already opened, and proved the account's current address. */
export async function hasProvedAddress(db: Db, token: string): Promise<boolean> {
  const proved = await db
    .selectFrom("email_tokens")
    .innerJoin("users", (join) =>
      join
        .onRef("users.id", "=", "email_tokens.user_id")
        .onRef("users.email", "=", "email_tokens.email"),
    )
    .select("users.id")
    .where("token_hash", "=", fingerprintOf(token))
    .where("purpose", "in", ["verify_email", "change_email"])
    .where("used_at", "is not", null)
    .where("is_verified", "=", true)
    .executeTakeFirst();
  return proved !== undefined;
}

/** Somebody who knew the old password may have asked for these links. */
export async function voidAccountLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("email_tokens")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("purpose", "in", ["change_email", "reset_password"])
    .where("used_at", "is", null)
    .execute();
}

/** Spends a token and all others sent for the same purpose. Returns its user. */
export async function spendEmailToken(
  { clock }: { clock: Clock },
  tx: Tx,
  purpose: EmailPurpose,
  token: string,
): Promise<string> {
  const now = clock.now();
  const spent = await tx
    .updateTable("email_tokens")
    .set({ used_at: now })
    .from("users")
    .whereRef("users.id", "=", "email_tokens.user_id")
    .whereRef("users.email", "=", "email_tokens.email")
    .where(isUnspent(token, purpose, now))
    .returning("user_id")
    .executeTakeFirst();
  if (!spent) throw badLink();
  await tx
    .updateTable("email_tokens")
    .set({ used_at: now })
    .where("user_id", "=", spent.user_id)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .execute();
  return spent.user_id;
}
