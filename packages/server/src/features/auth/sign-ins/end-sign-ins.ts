import type { Selectable } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { SignInsTable } from "../../../db/tables/accounts.ts";
import { deleteTokens } from "../personal-tokens/repo.ts";

export type SignInRow = Selectable<SignInsTable>;

/**
 * Ends one or all of a user's sign-ins; with all of them those still at the second step, and the tokens of other
 * software. Returns how many ended.
 */
export async function endSignIns(
  db: Db,
  of: { userId: string; signInId?: string | undefined; except?: string | undefined },
  end: { ended_at: Date; ended_by: NonNullable<SignInRow["ended_by"]> },
): Promise<number> {
  if (of.signInId === undefined) {
    await db
      .deleteFrom("second_factor_challenges")
      .where("user_id", "=", of.userId)
      .where("purpose", "=", "sign_in")
      .execute();
    await deleteTokens(db, { userId: of.userId });
  }
  const { numUpdatedRows } = await db
    .updateTable("sign_ins")
    .set(end)
    .where("user_id", "=", of.userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", end.ended_at)
    .$if(of.except !== undefined, (query) => query.where("id", "<>", of.except ?? ""))
    .$if(of.signInId !== undefined, (query) => query.where("id", "=", of.signInId ?? ""))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
