import type { AdminUser, BodyOf, correctCoins as call } from "@katha/api/contract";
import { Problem } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { answerOnce } from "../idempotency/index.ts";
import { findUser } from "../users/service.ts";
import { correctBalance } from "../wallet/index.ts";
import { recordAct } from "../audit/audit.ts";
import { changed, userNotFound, type AdminDependencies } from "./users.ts";

type Correction = { id: string; key: string | undefined } & BodyOf<typeof call>;

/**
 * Does not lock the user's row: a turn locks the wallet and then refers to the user, so locking both here could
 * deadlock.
 */
export async function correctCoins(
  needs: AdminDependencies,
  { id, key, amount, reason }: Correction,
  viewer: Viewer,
): Promise<AdminUser> {
  const { db, clock } = needs;
  const fingerprint = JSON.stringify([id, amount, reason]);
  const once = { holder: viewer.id, call: "correctCoins", key, fingerprint };
  await db.transaction().execute((tx) =>
    answerOnce({ tx, clock }, once, async () => {
      if (!(await findUser(tx, id))) throw userNotFound();
      const corrected = await correctBalance({ ...needs, tx }, { userId: id, amount, reason });
      if (!corrected.isCorrected) throw tooFewCoins(corrected.available);
      const { before, after } = corrected;
      await recordAct({ ...needs, tx }, viewer, {
        act: "user.coins_corrected",
        subject: id,
        before: { coins: before },
        after: { coins: after, amount, reason },
      });
      return { after };
    }),
  );
  return changed(needs, id);
}

function tooFewCoins(available: number): Problem {
  const detail = `There are ${available} coins to take, and no more. Nothing has changed.`;
  return new Problem(409, "too_few_coins", detail, { fields: { available } });
}
