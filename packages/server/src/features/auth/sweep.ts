import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { defineJob, type JobKind } from "../../jobs/kinds.ts";
import { forgetOldAttempts } from "../attempts/attempts.ts";

const dayMs = 86_400_000;
/** Ended sign-ins and used links are kept for a while, to document what happened to an account. */
const keepMs = 30 * dayMs;

type Expiring =
  | "sign_ins"
  | "personal_tokens"
  | "email_tokens"
  | "second_factor_challenges"
  | "oidc_requests";

async function deleteExpired(db: Db, table: Expiring, before: Date) {
  await db.deleteFrom(table).where("expires_at", "<", before).execute();
}

export const accountsSweep: JobKind = defineJob({
  name: "sweep-accounts",
  payload: z.object({}),
  everyMs: dayMs,
  run: async (_payload, { db, clock }) => {
    const at = clock.now();
    const now = at.getTime();
    await deleteExpired(db, "sign_ins", new Date(now - keepMs));
    await deleteExpired(db, "personal_tokens", new Date(now - keepMs));
    await deleteExpired(db, "email_tokens", new Date(now - keepMs));
    await deleteExpired(db, "second_factor_challenges", at);
    await deleteExpired(db, "oidc_requests", at);
    await forgetOldAttempts(db, new Date(now - dayMs));
  },
});
