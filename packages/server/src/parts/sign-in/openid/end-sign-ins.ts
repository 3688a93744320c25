import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../../../db/open.ts";
import { findIdentity } from "../../../features/auth/index.ts";
import type { LoggedOut } from "./logout-token.ts";

/** How a provider's session is kept with the sign-in that it opened; null where the provider names none. */
export const printOfSession = (issuer: string, sid: string | null): string | null =>
  sid === null
    ? null
    : createHash("sha256")
        .update(JSON.stringify([issuer, sid]))
        .digest("base64url");

/**
 * Whose sign-ins, and which. Where a subject and a session are named, a sign-in whose provider named no session then
 * ends as well: it may be the one. Undefined: nobody here is meant.
 */
async function meantBy(tx: Tx, way: string, { issuer, subject, session }: LoggedOut) {
  const print = printOfSession(issuer, session);
  const ofSession = sql<boolean>`provider_session = ${print}`;
  if (subject === null) return sql<boolean>`way = ${way} and ${ofSession}`;
  const userId = await findIdentity(tx, issuer, subject);
  if (userId === undefined) return undefined;
  const ofPerson = sql<boolean>`user_id = ${userId} and way = ${way}`;
  return print === null
    ? ofPerson
    : sql<boolean>`${ofPerson} and (${ofSession} or provider_session is null)`;
}

/** Ends the sign-ins that came from there, those at the second step too; those by a password or another provider go on. */
export async function endSignInsOf(tx: Tx, way: string, told: LoggedOut, at: Date): Promise<void> {
  const areMeant = await meantBy(tx, way, told);
  if (areMeant === undefined) return;
  await tx
    .deleteFrom("second_factor_challenges")
    .where("purpose", "=", "sign_in")
    .where(areMeant)
    .execute();
  await tx
    .updateTable("sign_ins")
    .set({ ended_at: at, ended_by: "provider" })
    .where("ended_at", "is", null)
    .where("expires_at", ">", at)
    .where(areMeant)
    .execute();
}
