import type { StoryDetail } from "@katha/api/contract";
import type { Db } from "../../../../db/open.ts";
import type { Viewer } from "../../../../lib/viewer.ts";
import { coverAwaitedUntil } from "../../../media/index.ts";
import { findChange, shownWithChange, withChange } from "../../../review/changes.ts";
import { storyById } from "../../service.ts";
import type { AuthoringDependencies } from "../permissions.ts";
import type { StoryRecord } from "../repo.ts";

/** Whether this user's changes must be approved by the review before they are published. */
export function isChangedBeside(
  { siteSettings }: Pick<AuthoringDependencies, "siteSettings">,
  story: StoryRecord,
  viewer: Viewer,
): boolean {
  const { review } = siteSettings.now();
  return review === "human" && viewer.role !== "admin" && story.status === "published";
}

/** The story as its author edits it: with the pending change. */
export async function asEdited(
  needs: Pick<AuthoringDependencies, "siteSettings">,
  db: Db,
  story: StoryRecord,
  viewer: Viewer,
): Promise<StoryRecord> {
  if (!isChangedBeside(needs, story, viewer)) return story;
  const change = await findChange(db, story.id);
  return change ? withChange(story, change) : story;
}

/** A story's answer; for its author, with the pending change. */
export async function storyAsEdited(
  { db }: { db: Db },
  id: string,
  viewer: Viewer | null,
): Promise<StoryDetail> {
  const story = await storyById({ db }, id, viewer);
  const isAuthors = story.story_structure !== undefined && viewer?.role !== "admin";
  if (!isAuthors || story.status !== "published") return story;
  const change = await findChange(db, id);
  if (!change) return story;
  const { submitted_at, outcome } = change;
  const changed = await shownWithChange(db, story, change);
  return {
    ...changed,
    cover_awaited_until: coverAwaitedUntil(changed.cover_image_url, submitted_at),
    pending_change: {
      submitted_at: submitted_at.toISOString(),
      is_returned: outcome === "returned",
    },
  };
}
