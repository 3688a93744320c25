import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { dayInWords } from "../../../lib/day-in-words.ts";
import { Problem } from "../../../lib/problem.ts";
import { findUser, type UserRow } from "../../users/service.ts";

/** A suspension that still holds. */
export interface Suspension {
  since: Date;
  until: Date | null;
  reason: string;
}

type SuspensionColumns = Pick<UserRow, "suspended_at" | "suspended_until" | "suspension_reason">;

/** The account's suspension; null if there is none, or it has ended by itself. */
export function suspensionOf(row: SuspensionColumns, now: Date): Suspension | null {
  const { suspended_at: since, suspended_until: until, suspension_reason: reason } = row;
  if (since === null || (until !== null && until <= now)) return null;
  return { since, until, reason: reason ?? "" };
}

const whereTo =
  "Nothing was deleted. If you think that this is wrong, or want a copy of your data or the account deleted, write to the people who run this Katha; the privacy policy says how.";

function accountSuspended(status: 401 | 403, user: UserRow, { until, reason }: Suspension) {
  const end = until === null ? "it is lifted" : dayInWords(until, "en", user.time_zone);
  const detail = `This account is suspended until ${end}. The reason: “${reason}” ${whereTo}`;
  return new Problem(status, "account_suspended", detail, {
    fields: { until: until?.toISOString() ?? null, reason },
    logged: { user: user.id },
  });
}

/** A renewal is refused with 401, which ends the sign-in in every client; a new sign-in is refused with 403. */
export async function refuseSuspended(
  db: Db,
  { clock }: { clock: Clock },
  userId: string,
  status: 401 | 403,
): Promise<void> {
  const user = await findUser(db, userId);
  const suspension = user && suspensionOf(user, clock.now());
  if (user && suspension) throw accountSuspended(status, user, suspension);
}
