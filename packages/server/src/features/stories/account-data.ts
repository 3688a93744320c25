import type { Db } from "../../db/open.ts";
import type { AccountData } from "../users/index.ts";
import { findVersionsBy } from "./authoring/versions/repo.ts";

/** Others may be playing these, so they may stay when their author leaves. */
const publishedStatuses = ["published", "archived"] as const;

/** Leaves out what only administrators can set. */
async function storiesOf(db: Db, authorId: string) {
  const stories = await db
    .selectFrom("stories")
    .selectAll()
    .where("author_id", "=", authorId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return stories.map(({ story_system_prompt: _prompt, ...story }) => story);
}

/** An export is held in memory. */
const mostBytesOfVersions = 32_000_000;

export const storyAccountData: AccountData = {
  exportFor: async (db, userId) => ({
    stories: await storiesOf(db, userId),
    story_versions: await findVersionsBy(db, userId, mostBytesOfVersions),
  }),

  /** The foreign key sets the author of remaining stories to null. */
  beforeDelete: async (tx, { userId, publishedStories }) => {
    const all = tx.deleteFrom("stories").where("author_id", "=", userId);
    await (
      publishedStories === "delete_stories"
        ? all
        : all.where((story) =>
            story.or([
              story("status", "not in", publishedStatuses),
              story("published_at", "is", null),
            ]),
          )
    ).execute();
  },
};
