import { sql } from "kysely";
import type { Db } from "../../db/open.ts";
import type { AccountData } from "../users/index.ts";
import { lockPlayerWallet } from "../wallet/index.ts";

async function storyIds(db: Db, table: "story_likes" | "story_bookmarks", userId: string) {
  const rows = await db
    .selectFrom(table)
    .select("story_id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ story_id }) => story_id);
}

/** Likes, bookmarks and ratings of a deleted account no longer count; its plays still do. */
export const engagementAccountData: AccountData = {
  exportFor: (db, userId) => ({
    liked_story_ids: () => storyIds(db, "story_likes", userId),
    bookmarked_story_ids: () => storyIds(db, "story_bookmarks", userId),
    ratings: () =>
      db
        .selectFrom("story_ratings")
        .select(["story_id", "rating", "updated_at"])
        .where("user_id", "=", userId)
        .execute(),
  }),

  beforeDelete: async (tx, { userId }) => {
    // As everywhere, the wallet is locked before the counts; the counts are locked in a fixed order, so that two
    // deletions cannot deadlock.
    await lockPlayerWallet(tx, userId);
    await sql`select 1 from story_stats where story_id in (
        select story_id from story_likes where user_id = ${userId}
        union select story_id from story_bookmarks where user_id = ${userId}
        union select story_id from story_ratings where user_id = ${userId})
      order by story_id for update`.execute(tx);
    await sql`with gone as (delete from story_likes where user_id = ${userId} returning story_id)
      update story_stats set likes_total = likes_total - 1
      from gone where gone.story_id = story_stats.story_id`.execute(tx);
    await sql`with gone as (delete from story_bookmarks where user_id = ${userId} returning story_id)
      update story_stats set bookmarks_total = bookmarks_total - 1
      from gone where gone.story_id = story_stats.story_id`.execute(tx);
    await sql`with gone as (
        delete from story_ratings where user_id = ${userId} returning story_id, rating)
      update story_stats set ratings_count = ratings_count - 1, ratings_sum = ratings_sum - rating
      from gone where gone.story_id = story_stats.story_id`.execute(tx);
  },
};
