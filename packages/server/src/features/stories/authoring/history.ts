import type { Db, Tx } from "../../../db/open.ts";
import { findContent } from "./versions/repo.ts";
import { findVersionText, isKept, shareRecord } from "./repo.ts";

/** What is played, as JSON (`PlayedContent`), as it was written. */
export async function contentTextAt(
  db: Db,
  storyId: string,
  version: number,
): Promise<string | undefined> {
  return findVersionText(db, storyId, version);
}

/** A story's content in this version. */
export function writtenAt(
  db: Db,
  storyId: string,
  version: number,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  return findContent(db, storyId, version);
}

/**
 * Locks the story against saves until the transaction ends, so that a version is not replaced while a session begins.
 * False if it has already been replaced.
 */
export async function lockVersion(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const newest = await shareRecord(tx, id);
  return newest === version || (newest !== undefined && (await isKept(tx, id, version)));
}
