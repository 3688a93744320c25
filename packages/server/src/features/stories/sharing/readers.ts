import type { StoryStatus } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { findLink, isReader } from "./repo.ts";

/** Links are for drafts: a published story needs none, and an archived one is hidden. */
export function isTried({ status }: { status: StoryStatus }): boolean {
  return status === "draft" || status === "in_review";
}

/** Whether the viewer has opened a share link that is still valid. */
export async function mayTry(
  db: Db,
  story: { id: string; status: StoryStatus },
  viewer: Viewer | null,
): Promise<boolean> {
  return viewer !== null && isTried(story) && isReader(db, story.id, viewer.id);
}

export function mayEdit(
  { author_id }: { author_id: string | null },
  viewer: Viewer | null,
): boolean {
  return viewer !== null && (viewer.role === "admin" || viewer.id === author_id);
}

/** To anyone but its author and administrators, an unpublished story does not exist. */
export async function mayRead(
  db: Db,
  story: { id: string; status: StoryStatus; author_id: string | null },
  viewer: Viewer | null,
): Promise<boolean> {
  return story.status === "published" || mayEdit(story, viewer) || mayTry(db, story, viewer);
}

export async function sharedSince(db: Db, storyId: string): Promise<string | null> {
  return (await findLink(db, storyId))?.created_at.toISOString() ?? null;
}
