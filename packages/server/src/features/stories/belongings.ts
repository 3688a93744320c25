import type { Db } from "../../db/open.ts";
import type { Belongings } from "../users/index.ts";

/** Others could read it, perhaps are playing it: it may stay when its author leaves. */
const wasOnTheShelves = ["published", "archived"] as const;

function storiesOf(db: Db, authorId: string) {
  return db
    .selectFrom("stories")
    .selectAll()
    .where("author_id", "=", authorId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export const storyBelongings: Belongings = {
  collect: async (db, userId) => ({ stories: await storiesOf(db, userId) }),

  /** What stays loses its author by the foreign key, and is by a former author from then on. */
  leave: async (tx, { userId, publishedStories }) => {
    const all = tx.deleteFrom("stories").where("author_id", "=", userId);
    await (
      publishedStories === "delete_stories"
        ? all
        : all.where((story) =>
            story.or([
              story("status", "not in", wasOnTheShelves),
              story("published_at", "is", null),
            ]),
          )
    ).execute();
  },
};
