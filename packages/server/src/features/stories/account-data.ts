import type { Db } from "../../db/open.ts";
import type { AccountData } from "../users/index.ts";
import { versionsBy } from "./authoring/versions/repo.ts";

/** Others may be playing these, so they may stay when their author leaves. */
const publishedStatuses = ["published", "archived"] as const;

/** Leaves out what only administrators can set, and what is counted of it. */
async function* storiesOf(db: Db, authorId: string) {
  const ids = await db
    .selectFrom("stories")
    .select("id")
    .where("author_id", "=", authorId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  for (const { id } of ids) {
    const stories = await db.selectFrom("stories").selectAll().where("id", "=", id).execute();
    for (const { story_system_prompt: _prompt, bytes: _bytes, ...story } of stories) yield story;
  }
}

export const storyAccountData: AccountData = {
  exportFor: (db, userId) => ({
    stories: storiesOf(db, userId),
    story_versions: versionsBy(db, userId),
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
