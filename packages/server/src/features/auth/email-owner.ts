import type { Tx } from "../../db/open.ts";
import { addressee, queueEmail, type EmailKind, type EmailNeeds } from "../mail/index.ts";
import { ownAccount } from "../users/service.ts";

/** Tells the owner of an account what has happened to it. */
export async function emailOwner(needs: EmailNeeds, tx: Tx, userId: string, kind: EmailKind) {
  const to = addressee(await ownAccount(tx, userId));
  await queueEmail(needs, tx, { kind, userId, ...to });
}
