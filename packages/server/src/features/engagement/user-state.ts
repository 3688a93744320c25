import { untouchedUserState, type StoryUserState } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { findMarked } from "./repo.ts";

/** The viewer's likes and bookmarks of each story. */
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
