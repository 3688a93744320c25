import type { AdminUser, BodyOf, suspendUser as call } from "@katha/api/contract";
import type { Tx } from "../../db/open.ts";
import { ownAccountRefused } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { endSignIns, suspensionOf, type Suspension } from "../auth/index.ts";
import { addressee, queueEmail } from "../mail/index.ts";
import { updateUser, type UserRow } from "../users/service.ts";
import {
  actOn,
  dayToCome,
  lockedUser,
  refuseLastAdministrator,
  type AdminDependencies,
} from "./users.ts";

/** Ends all sign-ins in the same transaction. The rest of the account stays as it is. */
export async function suspendUser(
  needs: AdminDependencies,
  { id, reason, until }: { id: string } & BodyOf<typeof call>,
  viewer: Viewer,
): Promise<AdminUser> {
  const now = needs.clock.now();
  if (id === viewer.id) throw ownAccountRefused("You cannot suspend your own account.");
  const end = dayToCome(until, now);
  return actOn(needs, { id, viewer }, async (tx) => {
    await refuseLastAdministrator(tx, id, needs);
    const user = await lockedUser(tx, id);
    const before = suspensionOf(user, now);
    const suspension = { since: before?.since ?? now, until: end, reason: reason.trim() };
    await updateUser(tx, id, { ...columnsOf(suspension), updated_at: now });
    await endSignIns(tx, { userId: id }, { ended_at: now, ended_by: "admin" });
    await queueSuspensionEmail(needs, tx, user, suspension);
    return { act: "user.suspended", after: suspension, ...(before && { before }) };
  });
}

/** Does nothing if there is no suspension: it may have ended by itself meanwhile. */
export function liftSuspension(
  needs: AdminDependencies,
  id: string,
  viewer: Viewer,
): Promise<AdminUser> {
  return actOn(needs, { id, viewer }, async (tx) => {
    const now = needs.clock.now();
    const user = await lockedUser(tx, id);
    const before = suspensionOf(user, now);
    if (!before) return undefined;
    await updateUser(tx, id, { ...columnsOf(null), updated_at: now });
    await queueSuspensionEmail(needs, tx, user, null);
    return { act: "user.suspension_lifted", before };
  });
}

function columnsOf(suspension: Suspension | null) {
  return {
    suspended_at: suspension?.since ?? null,
    suspended_until: suspension?.until ?? null,
    suspension_reason: suspension?.reason ?? null,
  };
}

async function queueSuspensionEmail(
  needs: AdminDependencies,
  tx: Tx,
  user: UserRow,
  about: Suspension | null,
) {
  // The catalogue's authors have addresses that receive no email.
  if (user.email.endsWith(".invalid")) return;
  const email = { userId: user.id, ...addressee(user) };
  if (about === null) return queueEmail(needs, tx, { kind: "suspension_lifted", ...email });
  const suspension = { reason: about.reason, until: about.until, timeZone: user.time_zone };
  return queueEmail(needs, tx, { kind: "account_suspended", ...email, suspension });
}
