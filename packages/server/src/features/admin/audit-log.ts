import type { AuditEntry } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { pageOf, readCursor } from "../../lib/cursor.ts";
import { findAuditEntries } from "./repo.ts";

type EntryRow = Awaited<ReturnType<typeof findAuditEntries>>[number];

function entryAnswer(row: EntryRow): AuditEntry {
  const { actor_id, actor_name, subject_kind, subject_id, created_at, ...entry } = row;
  return {
    ...entry,
    actor: actor_id === null ? null : { id: actor_id, display_name: actor_name ?? "" },
    subject: { kind: subject_kind, id: subject_id },
    created_at: created_at.toISOString(),
  };
}

export async function pageOfAudit(
  { db }: { db: Db },
  asked: { cursor?: string | undefined; limit: number },
) {
  const after = readCursor(asked.cursor);
  const found = await findAuditEntries(db, { after, limit: asked.limit + 1 });
  const { rows, next_cursor } = pageOf(found, asked.limit, ({ created_at }) => created_at);
  return { entries: rows.map(entryAnswer), next_cursor };
}
