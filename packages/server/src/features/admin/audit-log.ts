import type { AuditEntry } from "@katha/api/contract";
import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { pageOf, readCursor } from "../../lib/cursor.ts";
import { findAuditEntries, findSubjectNames } from "./repo.ts";

type EntryRow = Awaited<ReturnType<typeof findAuditEntries>>[number];

/** Some actions concern everything, and their subject is not a row. */
const isId = (subject: string) => z.uuid().safeParse(subject).success;

function entryAnswer(row: EntryRow, name: string | undefined): AuditEntry {
  const { actor_id, actor_name, subject_kind, subject_id, created_at, ...entry } = row;
  return {
    ...entry,
    actor: actor_id === null ? null : { id: actor_id, display_name: actor_name ?? "" },
    subject: { kind: subject_kind, id: subject_id, name: name ?? null },
    created_at: created_at.toISOString(),
  };
}

export async function pageOfAudit(
  { db }: { db: Db },
  query: { cursor?: string | undefined; limit: number },
) {
  const after = readCursor(query.cursor);
  const found = await findAuditEntries(db, { after, limit: query.limit + 1 });
  const { rows, next_cursor } = pageOf(found, query.limit, ({ created_at }) => created_at);
  const names = await findSubjectNames(db, rows.map((row) => row.subject_id).filter(isId));
  return { entries: rows.map((row) => entryAnswer(row, names.get(row.subject_id))), next_cursor };
}
