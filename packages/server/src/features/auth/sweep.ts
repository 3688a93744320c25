import { z } from "zod";
import { defineJob, type JobKind } from "../../jobs/kinds.ts";
import { forgetOldAttempts } from "../attempts/attempts.ts";

const dayMs = 86_400_000;
/** Ended sign-ins and used links are kept for a while, to document what happened to an account. */
const keptForMs = {
  sign_ins: 30 * dayMs,
  personal_tokens: 30 * dayMs,
  email_tokens: 30 * dayMs,
  second_factor_challenges: 0,
  oidc_requests: 0,
} as const;
const tables = Object.keys(keptForMs) as (keyof typeof keptForMs)[];

export const accountsSweep: JobKind = defineJob({
  name: "sweep-accounts",
  payload: z.object({}),
  everyMs: dayMs,
  run: async (_payload, { db, clock }) => {
    const now = clock.now().getTime();
    for (const table of tables) {
      const before = new Date(now - keptForMs[table]);
      await db.deleteFrom(table).where("expires_at", "<", before).execute();
    }
    await forgetOldAttempts(db, new Date(now - dayMs));
  },
});
