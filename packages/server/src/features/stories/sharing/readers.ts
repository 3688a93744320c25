import type { StoryStatus } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { findLink, findOpened } from "./repo.ts";

/** Links are for drafts: a published story needs none, and an archived one is hidden. */
export function isTried({ status }: { status: StoryStatus }): boolean {
  return status === "draft" || status === "in_review";
}

export function mayEdit(
  { author_id }: { author_id: string | null },
  viewer: Viewer | null,
): boolean {
  return viewer !== null && (viewer.role === "admin" || viewer.id === author_id);
}

interface ReadStory {
  id: string;
  status: StoryStatus;
  author_id: string | null;
}

/** The ids of those stories that the viewer may read, with a share link or without. */
export async function readableIds(
  db: Db,
  stories: readonly ReadStory[],
  viewer: Viewer | null,
): Promise<ReadonlySet<string>> {
  const isOpen = (story: ReadStory) => story.status === "published" || mayEdit(story, viewer);
  const tried = stories.filter((story) => !isOpen(story) && isTried(story)).map(({ id }) => id);
  const opened = viewer && tried.length > 0 ? await findOpened(db, tried, viewer.id) : [];
  return new Set([...stories.filter(isOpen).map(({ id }) => id), ...opened]);
}

/** To anyone but its author and administrators, an unpublished story does not exist. */
export async function mayRead(db: Db, story: ReadStory, viewer: Viewer | null): Promise<boolean> {
  return (await readableIds(db, [story], viewer)).has(story.id);
}

export async function sharedSince(db: Db, storyId: string): Promise<string | null> {
  return (await findLink(db, storyId))?.created_at.toISOString() ?? null;
}
