import type { AdminUser, listUsers, QueryOf, Role } from "@katha/api/contract";
import { newestFirst } from "../../db/newest-first.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { notFound, ownAccountRefused, Problem } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { lockUser, updateUser, type UserRow as LockedUser } from "../users/service.ts";
import { endSignIns, noSecondFactor, resetSecondFactors, suspensionOf } from "../auth/index.ts";
import { recordAct, type AuditedAct } from "../audit/audit.ts";
import { countUsers, findUser, findUsers, lockAdministrators, type UserRow } from "./repo.ts";

export interface AdminDependencies {
  db: Db;
  clock: Clock;
  ids: Ids;
  jobs: JobQueue;
}

function userAnswer(row: UserRow, now: Date): AdminUser {
  const { suspended_at, suspended_until, suspension_reason, ...rest } = row;
  const { created_at, premium_until, last_seen_at, ...user } = rest;
  const suspension = suspensionOf({ suspended_at, suspended_until, suspension_reason }, now);
  return {
    ...user,
    suspension: suspension && {
      reason: suspension.reason,
      since: suspension.since.toISOString(),
      until: suspension.until?.toISOString() ?? null,
    },
    created_at: created_at.toISOString(),
    premium_until: premium_until?.toISOString() ?? null,
    last_seen_at: last_seen_at?.toISOString() ?? null,
  };
}

export async function pageOfUsers(
  { db, clock }: AdminDependencies,
  query: QueryOf<typeof listUsers>,
) {
  const now = clock.now();
  const search = { q: query.q, role: query.role, isSuspended: query.is_suspended, now };
  const { rows, next_cursor } = await newestFirst(findUsers(db, search), "u", query);
  const users = rows.map((row) => userAnswer(row, now));
  return { users, total_users: await countUsers(db, search), next_cursor };
}

export function userNotFound(): Problem {
  return notFound("user_not_found", "There is no such user.");
}

export async function refuseLastAdministrator(
  tx: Tx,
  id: string,
  { clock }: { clock: Clock },
): Promise<void> {
  const administrators = await lockAdministrators(tx, clock.now());
  if (administrators.length === 1 && administrators[0] === id)
    throw new Problem(
      409,
      "last_administrator",
      "This is the last administrator. Make somebody else one first.",
    );
}

export async function changed(needs: AdminDependencies, id: string): Promise<AdminUser> {
  const user = await findUser(needs.db, id);
  if (!user) throw userNotFound();
  return userAnswer(user, needs.clock.now());
}

export async function lockedUser(tx: Tx, id: string): Promise<LockedUser> {
  const user = await lockUser(tx, id);
  if (!user) throw userNotFound();
  return user;
}

/** Does something to an account, and records what was done, unless there was nothing to do. */
export async function actOn(
  needs: AdminDependencies,
  { id, viewer }: { id: string; viewer: Viewer },
  act: (tx: Tx) => Promise<Omit<AuditedAct, "subject"> | undefined>,
): Promise<AdminUser> {
  await needs.db.transaction().execute(async (tx) => {
    const done = await act(tx);
    if (done) await recordAct({ ...needs, tx }, viewer, { ...done, subject: id });
  });
  return changed(needs, id);
}

export function changeRole(
  needs: AdminDependencies,
  { id, role }: { id: string; role: Role },
  viewer: Viewer,
): Promise<AdminUser> {
  return actOn(needs, { id, viewer }, async (tx) => {
    if (role !== "admin") await refuseLastAdministrator(tx, id, needs);
    const before = await lockedUser(tx, id);
    if (before.role === role) return undefined;
    await updateUser(tx, id, { role, updated_at: needs.clock.now() });
    return { act: "user.role_changed", before: { role: before.role }, after: { role } };
  });
}

/** The day must be to come; null is without end. */
export function dayToCome(until: string | null, now: Date): Date | null {
  if (until === null) return null;
  const day = new Date(until);
  if (day <= now) throw new Problem(422, "day_is_past", "Choose today or a later day.");
  return day;
}

export async function grantPremium(
  needs: AdminDependencies,
  { id, until }: { id: string; until: string | null },
  viewer: Viewer,
): Promise<AdminUser> {
  const now = needs.clock.now();
  const premium_until = dayToCome(until, now);
  return actOn(needs, { id, viewer }, async (tx) => {
    const before = await lockedUser(tx, id);
    await updateUser(tx, id, { premium_until, updated_at: now });
    return {
      act: "user.premium_changed",
      before: { premium_until: before.premium_until },
      after: { premium_until },
    };
  });
}

/** The last resort for users who have lost their second factors. */
export async function removeSecondFactors(
  needs: AdminDependencies,
  id: string,
  viewer: Viewer,
): Promise<AdminUser> {
  if (id === viewer.id)
    throw ownAccountRefused(
      "Your own second factors are removed on your account page, where you prove that it is you.",
    );
  return actOn(needs, { id, viewer }, async (tx) => {
    await lockedUser(tx, id);
    if (!(await resetSecondFactors(needs, tx, id))) throw noSecondFactor();
    return { act: "user.second_factors_removed" };
  });
}

export async function signOutUser(needs: AdminDependencies, id: string, viewer: Viewer) {
  if (id === viewer.id)
    throw ownAccountRefused("You sign yourself out everywhere on your account page.");
  await actOn(needs, { id, viewer }, async (tx) => {
    await lockedUser(tx, id);
    const ended = { ended_at: needs.clock.now(), ended_by: "admin" } as const;
    const sign_ins = await endSignIns(tx, { userId: id }, ended);
    return { act: "user.signed_out", after: { sign_ins } };
  });
  return { message: "They are signed out everywhere." };
}
