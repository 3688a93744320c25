import { untouchedUserState, type StoryUserState } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { findMarked } from "./repo.ts";

/** How the viewer stands to each of the stories. */
export async function userStates(
  db: Db,
  viewer: Viewer | null,
  storyIds: readonly string[],
): Promise<(storyId: string) => StoryUserState> {
  if (viewer === null || storyIds.length === 0) return () => untouchedUserState;
  const liked = await findMarked(db, "like", viewer.id, storyIds);
  const bookmarked = await findMarked(db, "bookmark", viewer.id, storyIds);
  return (id) => ({
    hasLiked: liked.has(id),
    hasBookmarked: bookmarked.has(id),
    has_premium_access: viewer.has_premium_access,
  });
}
