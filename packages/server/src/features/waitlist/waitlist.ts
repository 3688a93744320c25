import type { BodyOf, joinWaitlist, WaitlistEntry } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import { pageOf, readCursor } from "../../lib/cursor.ts";
import type { Ids } from "../../lib/ids.ts";
import { notFound } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { recordAct } from "../audit/audit.ts";
import { countEntries, deleteEntry, findAllEntries, findEntries, insertEntry } from "./repo.ts";

export interface WaitlistDependencies {
  db: Db;
  clock: Clock;
  ids: Ids;
}

type EntryRow = Awaited<ReturnType<typeof findAllEntries>>[number];

const entryAnswer = ({ joined_at, ...entry }: EntryRow): WaitlistEntry => ({
  ...entry,
  joined_at: joined_at.toISOString(),
});

export async function join(
  { db, clock, ids }: WaitlistDependencies,
  { name, email, language }: BodyOf<typeof joinWaitlist>,
) {
  await insertEntry(db, { id: ids(), name, email, language, joined_at: clock.now() });
  return { message: "Thank you for joining!" };
}

export async function pageOfWaitlist(
  { db }: WaitlistDependencies,
  { q, cursor, limit }: { q: string; cursor?: string | undefined; limit: number },
) {
  const found = await findEntries(db, { q, after: readCursor(cursor), limit: limit + 1 });
  const { rows, next_cursor } = pageOf(found, limit, ({ joined_at }) => joined_at);
  return { entries: rows.map(entryAnswer), total_entries: await countEntries(db, q), next_cursor };
}

export function exportAll(needs: WaitlistDependencies, viewer: Viewer) {
  return needs.db.transaction().execute(async (tx) => {
    const entries = await findAllEntries(tx);
    await recordAct({ ...needs, tx }, viewer, {
      act: "waitlist.exported",
      subject: "all",
      after: { entries: entries.length },
    });
    return { entries: entries.map(entryAnswer) };
  });
}

/** The audit log does not say who was removed: they asked to be forgotten. */
export async function remove(needs: WaitlistDependencies, id: string, viewer: Viewer) {
  await needs.db.transaction().execute(async (tx) => {
    const isGone = await deleteEntry(tx, id);
    if (!isGone) throw notFound("waitlist_entry_not_found", "They are not on the list.");
    await recordAct({ ...needs, tx }, viewer, { act: "waitlist.removed", subject: id });
  });
  return { message: "They are off the list." };
}
