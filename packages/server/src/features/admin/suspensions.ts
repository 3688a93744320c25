import type { AdminUser, BodyOf, suspendUser as call } from "@katha/api/contract";
import type { Tx } from "../../db/open.ts";
import { ownAccountRefused, Problem } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { endSignIns, suspensionOf, type Suspension } from "../auth/index.ts";
import { addressee, queueEmail } from "../mail/index.ts";
import { lockUser, type UserRow } from "../users/service.ts";
import { recordAct } from "../audit/audit.ts";
import { updateUser } from "./repo.ts";
import { changed, refuseLastAdministrator, userNotFound, type AdminDependencies } from "./users.ts";

/** Ends all sign-ins in the same transaction. The rest of the account stays as it is. */
export async function suspendUser(
  needs: AdminDependencies,
  { id, reason, until }: { id: string } & BodyOf<typeof call>,
  viewer: Viewer,
): Promise<AdminUser> {
  const now = needs.clock.now();
  const end = until === null ? null : new Date(until);
  if (id === viewer.id) throw ownAccountRefused("You cannot suspend your own account.");
  if (end !== null && end <= now)
    throw new Problem(422, "day_is_past", "Choose today or a later day.");
  await needs.db.transaction().execute(async (tx) => {
    await refuseLastAdministrator(tx, id, needs);
    const user = await lockUser(tx, id);
    if (!user) throw userNotFound();
    const before = suspensionOf(user, now);
    const suspension = { since: before?.since ?? now, until: end, reason: reason.trim() };
    await updateUser(tx, id, { ...columnsOf(suspension), updated_at: now });
    await endSignIns(tx, { userId: id }, { ended_at: now, ended_by: "admin" });
    const act = { act: "user.suspended", subject: id, after: suspension } as const;
    await recordAct({ ...needs, tx }, viewer, { ...act, ...(before && { before }) });
    await queueSuspensionEmail(needs, tx, user, suspension);
  });
  return changed(needs, id);
}

/** Does nothing if there is no suspension: it may have ended by itself meanwhile. */
export async function liftSuspension(
  needs: AdminDependencies,
  id: string,
  viewer: Viewer,
): Promise<AdminUser> {
  const now = needs.clock.now();
  await needs.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw userNotFound();
    const before = suspensionOf(user, now);
    if (!before) return;
    await updateUser(tx, id, { ...columnsOf(null), updated_at: now });
    const act = { act: "user.suspension_lifted", subject: id, before } as const;
    await recordAct({ ...needs, tx }, viewer, act);
    await queueSuspensionEmail(needs, tx, user, null);
  });
  return changed(needs, id);
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
