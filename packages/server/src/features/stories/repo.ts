import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../../db/open.ts";
import type { Counted } from "../../db/tables/stories.ts";
import type { Cursor } from "../../lib/cursor.ts";

/** Stories with everything a list shows, in one query. */
function selectStories(db: Db) {
  return db
    .selectFrom("stories as s")
    .innerJoin("story_stats as st", "st.story_id", "s.id")
    .leftJoin("categories as c", "c.id", "s.category_id")
    .leftJoin("users as u", "u.id", "s.author_id")
    .where("s.deleted_at", "is", null)
    .select([
      "s.id",
      "s.author_id",
      "s.title",
      "s.tagline",
      "s.story_description",
      "s.story_prompt",
      "s.cover_image_url",
      "s.image_alt",
      "s.is_featured",
      "s.is_premium",
      "s.awaits_native_reader",
      "s.is_online_only",
      "s.content_rating",
      "s.difficulty_level",
      "s.status",
      "s.language",
      "s.created_at",
      "s.updated_at",
      "s.published_at",
      "s.version",
      "s.initial_xp",
      "s.actions_count",
      "s.story_cards_count",
      "s.total_scenes",
      "s.branching_points",
      "s.possible_endings",
      "s.counted",
      "s.estimated_play_time",
      "s.game_config",
      "c.id as category_id",
      "c.name as category_name",
      "c.display_name as category_display_name",
      "c.sort_order as category_sort_order",
      "u.display_name as author_display_name",
      "u.avatar_url as author_avatar_url",
      "st.likes_total",
      "st.plays_total",
      "st.bookmarks_total",
      "st.shares_count",
      "st.completions_total",
      "st.ratings_count",
      "st.ratings_sum",
    ])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom("story_tags as t")
          .innerJoin("tags", "tags.id", "t.tag_id")
          .whereRef("t.story_id", "=", "s.id")
          .select(["tags.id", "tags.display_name", "tags.color"])
          .orderBy("tags.display_name"),
      ).as("tags"),
    );
}

type StoriesQuery = ReturnType<typeof selectStories>;
export type StoryRow = Awaited<ReturnType<StoriesQuery["execute"]>>[number];

function published(db: Db): StoriesQuery {
  return selectStories(db).where("s.status", "=", "published");
}

/** Newest first; the id breaks ties, so that no page repeats a story. */
function newestFirst(query: StoriesQuery) {
  return query.orderBy("s.published_at", "desc").orderBy("s.id", "desc");
}

/** Maintained by triggers, because counting gets slower with every story. */
export async function countPublished(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("published_counts")
    .select(({ fn }) => fn.coalesce(fn.sum("change"), sql.lit(0)).$castTo<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findNewest(db: Db, limit: number, after?: Cursor): Promise<StoryRow[]> {
  return newestFirst(published(db))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(s.published_at, s.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .limit(limit)
    .execute();
}

/** The cursor of a deep page, found in the index without reading any stories. */
export async function findCursorAt(db: Db, offset: number): Promise<Cursor | undefined> {
  return db
    .selectFrom("stories")
    .where("status", "=", "published")
    .select(["published_at as at", "id"])
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .offset(offset - 1)
    .limit(1)
    .$narrowType<{ at: Date }>()
    .executeTakeFirst();
}

export function findFeatured(db: Db, limit: number): Promise<StoryRow[]> {
  return newestFirst(published(db).where("s.is_featured", "=", true))
    .limit(limit)
    .execute();
}

/** Stories with recent plays, likes or endings, by warmth. */
export function findTrending(db: Db, limit: number): Promise<StoryRow[]> {
  return published(db)
    .where("st.warmth", "is not", null)
    .orderBy("st.warmth", "desc")
    .orderBy("st.story_id", "desc")
    .limit(limit)
    .execute();
}

export function findStory(db: Db, id: string): Promise<StoryRow | undefined> {
  return selectStories(db).where("s.id", "=", id).executeTakeFirst();
}

/** Of every status, last changed first. */
export function findByAuthor(db: Db, authorId: string): Promise<StoryRow[]> {
  return selectStories(db)
    .where("s.author_id", "=", authorId)
    .orderBy("s.updated_at", "desc")
    .orderBy("s.id", "desc")
    .execute();
}

/** The user's stories whose covers could not be fetched yet, and when they were saved. */
export function findAwaitedCovers(db: Db, authorId: string) {
  return db
    .selectFrom("stories")
    .where("author_id", "=", authorId)
    .where("cover_image_url", "like", "http%")
    .where("deleted_at", "is", null)
    .select(["id", "cover_image_url", "updated_at"])
    .execute();
}

export function findByIds(db: Db, ids: readonly string[]): Promise<StoryRow[]> {
  return selectStories(db).where("s.id", "in", ids).execute();
}

/** Whether it has only a prompt, and no scenes. */
export async function isWithoutScenes(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("stories")
    .where("id", "=", id)
    .where(sql<boolean>`counted ->> 'total_scenes' = '0'`)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** What a story asks its players before the first line, without loading its scenes. */
export async function findAsked(db: Db, id: string): Promise<Record<string, unknown>> {
  const part = (name: string) => sql`story_structure -> ${sql.lit(name)}`.as(name);
  return db
    .selectFrom("stories")
    .where("id", "=", id)
    .select([part("who"), part("qualities"), part("things")])
    .executeTakeFirstOrThrow();
}

/** Stories in whose scenes something has not been counted, locked against being saved meanwhile. */
export function lockUncounted(tx: Db, limit: number) {
  return tx
    .selectFrom("stories")
    .where(sql<boolean>`counted -> 'reading_minutes' is null`)
    .select(["id", "story_structure"])
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
}

export async function setCounted(tx: Db, id: string, counted: Counted): Promise<void> {
  await tx
    .updateTable("stories")
    .set({ counted: JSON.stringify(counted) })
    .where("id", "=", id)
    .execute();
}

/** Fields that only the author sees. */
export function findManuscript(db: Db, id: string) {
  return db
    .selectFrom("stories")
    .where("id", "=", id)
    .select(["story_structure", "story_system_prompt", "bible"])
    .executeTakeFirstOrThrow();
}
