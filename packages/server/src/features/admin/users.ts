import type { AdminUser, listUsers, QueryOf, Role } from "@katha/api/contract";
import type { Db, Tx } from "../../db/open.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { notFound, ownAccountRefused, Problem } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { lockUser } from "../users/service.ts";
import { endSignIns, noSecondFactor, resetSecondFactors, suspensionOf } from "../auth/index.ts";
import { recordAct } from "../audit/audit.ts";
import { pageOf, readCursor } from "../../lib/cursor.ts";
import {
  countUsers,
  findUser,
  findUsers,
  lockAdministrators,
  updateUser,
  type UserRow,
} from "./repo.ts";

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
  const after = readCursor(query.cursor);
  const found = await findUsers(db, search, { after, limit: query.limit + 1 });
  const { rows, next_cursor } = pageOf(found, query.limit, ({ created_at }) => created_at);
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

export async function changeRole(
  needs: AdminDependencies,
  { id, role }: { id: string; role: Role },
  viewer: Viewer,
): Promise<AdminUser> {
  const { db, clock } = needs;
  await db.transaction().execute(async (tx) => {
    if (role !== "admin") await refuseLastAdministrator(tx, id, needs);
    const before = await lockUser(tx, id);
    if (!before) throw userNotFound();
    if (before.role === role) return;
    await updateUser(tx, id, { role, updated_at: clock.now() });
    await recordAct({ ...needs, tx }, viewer, {
      act: "user.role_changed",
      subject: id,
      before: { role: before.role },
      after: { role },
    });
  });
  return changed(needs, id);
}

export async function grantPremium(
  needs: AdminDependencies,
  { id, until }: { id: string; until: Date | null },
  viewer: Viewer,
): Promise<AdminUser> {
  const { db, clock } = needs;
  if (until !== null && until <= clock.now())
    throw new Problem(422, "day_is_past", "Choose today or a later day.");
  await db.transaction().execute(async (tx) => {
    const before = await lockUser(tx, id);
    if (!before) throw userNotFound();
    await updateUser(tx, id, { premium_until: until, updated_at: clock.now() });
    await recordAct({ ...needs, tx }, viewer, {
      act: "user.premium_changed",
      subject: id,
      before: { premium_until: before.premium_until },
      after: { premium_until: until },
    });
  });
  return changed(needs, id);
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
  await needs.db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, id))) throw userNotFound();
    if (!(await resetSecondFactors(needs, tx, id))) throw noSecondFactor();
    const act = "user.second_factors_removed";
    await recordAct({ ...needs, tx }, viewer, { act, subject: id });
  });
  return changed(needs, id);
}

export async function signOutUser(needs: AdminDependencies, id: string, viewer: Viewer) {
  if (id === viewer.id)
    throw ownAccountRefused("You sign yourself out everywhere on your account page.");
  await needs.db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, id))) throw userNotFound();
    const ended = { ended_at: needs.clock.now(), ended_by: "admin" } as const;
    const sign_ins = await endSignIns(tx, { userId: id }, ended);
    await recordAct({ ...needs, tx }, viewer, {
      act: "user.signed_out",
      subject: id,
      after: { sign_ins },
    });
  });
  return { message: "They are signed out everywhere." };
}
