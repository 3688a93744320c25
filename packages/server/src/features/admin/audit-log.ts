import type { AuditEntry } from "@katha/api/contract";
import { z } from "zod";
import { newestFirst } from "../../db/newest-first.ts";
import type { Db } from "../../db/open.ts";
import { findSubjectNames } from "./repo.ts";

/** Some actions concern everything, and their subject is not a row. */
const isId = (subject: string) => z.uuid().safeParse(subject).success;

const findEntries = (db: Db) =>
  db
    .selectFrom("audit_entries as e")
    .leftJoin("users as u", "u.id", "e.actor_id")
    .select([
      "e.id",
      "e.act",
      "e.subject_kind",
      "e.subject_id",
      "e.before",
      "e.after",
      "e.created_at",
      "u.id as actor_id",
      "u.display_name as actor_name",
    ]);

type EntryRow = Awaited<ReturnType<ReturnType<typeof findEntries>["execute"]>>[number];

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
  const { rows, next_cursor } = await newestFirst(findEntries(db), "e", query);
  const names = await findSubjectNames(db, rows.map((row) => row.subject_id).filter(isId));
  return { entries: rows.map((row) => entryAnswer(row, names.get(row.subject_id))), next_cursor };
}
