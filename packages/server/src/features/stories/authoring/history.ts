import type { StoryStructure } from "@katha/api/contract";
import type { Db, Tx } from "../../../db/open.ts";
import { findContent } from "./versions/repo.ts";
import { findVersionText, isKept, shareRecord } from "./repo.ts";

/** What a session plays: the story's version from when the session began. */
export interface PlayedContent {
  version: number;
  title: string;
  tagline: string;
  story_prompt: string;
  story_system_prompt: string;
  language: string;
  content_rating: string;
  initial_xp: number;
  game_config: Record<string, unknown>;
  story_structure: StoryStructure;
  /** The story's people, places and things, for narrators and painters. */
  bible: unknown;
}

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
