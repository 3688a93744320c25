import type { TokenSet } from "@katha/api/contract";
import type { Updateable } from "kysely";
import type { Tx } from "../../../db/open.ts";
import type { SignInsTable } from "../../../db/tables/accounts.ts";
import { Problem } from "../../../lib/problem.ts";
import { readRefreshToken, type RefreshClaims } from "./refresh-tokens.ts";
import { refuseSuspended } from "../suspension/suspension.ts";
import { expiryFrom, tokensFor, type SignInNeeds } from "./sign-ins.ts";

/** A token that was just spent is accepted again for this long: from a second tab, or after a lost response. */
const spentTokenGraceMs = 10_000;

const ended = (logged: Record<string, unknown> = {}) =>
  new Problem(401, "signed_out", "This sign-in has ended. Please log in again.", { logged });

/** Exchanges a refresh token, which is valid once. */
export async function renewSignIn(needs: SignInNeeds, token: string): Promise<TokenSet> {
  const claims = readRefreshToken(needs.secret, token);
  if (!claims) throw ended();
  // Ending the sign-in must be committed, so nothing is thrown inside the transaction.
  const renewed = await needs.db.transaction().execute((tx) => renew(needs, tx, claims));
  if (!renewed) throw ended();
  if ("reusedBy" in renewed)
    throw ended({ event: "token.reused", user: renewed.reusedBy, sign_in: claims.signInId });
  return tokensFor(needs, renewed);
}

async function renew({ clock }: SignInNeeds, tx: Tx, { signInId, renewals }: RefreshClaims) {
  const now = clock.now();
  // Locked, so that the second of two parallel renewals sees the first.
  const row = await tx
    .selectFrom("sign_ins")
    .selectAll()
    .where("id", "=", signInId)
    .forUpdate()
    .executeTakeFirst();
  if (row) await refuseSuspended(tx, { clock }, row.user_id, 401);
  if (!row || row.ended_at !== null || row.expires_at <= now) return undefined;
  const update = (change: Updateable<SignInsTable>) =>
    tx.updateTable("sign_ins").set(change).where("id", "=", signInId).execute();
  const answerWith = (count: number) => ({ userId: row.user_id, signInId, renewals: count });

  // A count above the row's is valid too: the database was restored from a backup.
  if (renewals >= row.renewals) {
    const next = answerWith(renewals + 1);
    const expires_at = expiryFrom(now, row);
    await update({ renewals: next.renewals, last_used_at: now, expires_at });
    return next;
  }
  const spentFor = now.getTime() - row.last_used_at.getTime();
  if (renewals === row.renewals - 1 && spentFor <= spentTokenGraceMs) {
    return answerWith(row.renewals);
  }
  await update({ ended_at: now, ended_by: "reuse" });
  return { reusedBy: row.user_id };
}
