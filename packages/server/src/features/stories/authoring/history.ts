import type { StoryStructure } from "@katha/api/contract";
import type { Db, Tx } from "../../../db/open.ts";
import { findContent } from "./versions/repo.ts";
import { findVersion, isKept, shareRecord } from "./repo.ts";

/** What a session plays by: the story as it was when the session began, whatever its author did since. */
export interface PlayedContent {
  version: number;
  title: string;
  story_prompt: string;
  story_system_prompt: string;
  language: string;
  content_rating: string;
  initial_xp: number;
  game_config: Record<string, unknown>;
  story_structure: StoryStructure;
  /** What the catalogue tells the narrator besides; nobody else reads it. */
  bible: unknown;
}

export async function contentAt(
  db: Db,
  storyId: string,
  version: number,
): Promise<PlayedContent | undefined> {
  const content = await findVersion(db, storyId, version);
  return content as PlayedContent | undefined;
}

/** All that stood in the story when it was saved as this version. */
export function writtenAt(
  db: Db,
  storyId: string,
  version: number,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  return findContent(db, storyId, version);
}

/**
 * Nobody saves the story until the transaction ends, so that a version that somebody begins to play is not replaced
 * under them. False where that has happened already.
 */
export async function holdVersion(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const newest = await shareRecord(tx, id);
  return newest === version || (newest !== undefined && (await isKept(tx, id, version)));
}
