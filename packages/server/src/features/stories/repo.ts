import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { AdminStorySort, StoryStatus } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";

/** Stories with all that a shelf shows of them, in one query however many there are. */
function selectStories(db: Db) {
  return db
    .selectFrom("stories as s")
    .innerJoin("story_stats as st", "st.story_id", "s.id")
    .leftJoin("categories as c", "c.id", "s.category_id")
    .leftJoin("users as u", "u.id", "s.author_id")
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

/** Newest first; the id decides between stories of one moment, so that no page repeats another. */
function newestFirst(query: StoriesQuery) {
  return query.orderBy("s.published_at", "desc").orderBy("s.id", "desc");
}

export async function countPublished(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("stories")
    .where("status", "=", "published")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export function findPublished(db: Db, limit: number, offset: number): Promise<StoryRow[]> {
  return newestFirst(published(db)).limit(limit).offset(offset).execute();
}

export function findFeatured(db: Db, limit: number): Promise<StoryRow[]> {
  return newestFirst(published(db).where("s.is_featured", "=", true))
    .limit(limit)
    .execute();
}

/** Stories that somebody played, liked or finished, the warmest of late first. */
export function findTrending(db: Db, limit: number): Promise<StoryRow[]> {
  return published(db)
    .where("st.warmth", "is not", null)
    .orderBy("st.warmth", "desc")
    .orderBy("st.story_id", "desc")
    .limit(limit)
    .execute();
}

function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * Stories that hold the words as written, or near enough to be a slip of the pen. Likeness is by
 * trigrams, which the database knows for Latin letters; other scripts are found as written.
 */
export function findByWords(db: Db, words: string, limit: number): Promise<StoryRow[]> {
  const pattern = containing(words);
  const likeness = sql<number>`word_similarity(${words}, lower(s.title))`;
  const rank = sql<number>`case
    when lower(s.title) = ${words} then 4
    when s.title ilike ${pattern} then 3
    when s.tagline ilike ${pattern} or u.display_name ilike ${pattern} then 2
    else 1 end`;
  return newestFirst(
    published(db)
      .where((row) =>
        row.or([
          row("s.search_text", "like", pattern),
          sql<boolean>`${words} <% s.search_text`,
          row("u.display_name", "ilike", pattern),
          row.exists(
            row
              .selectFrom("story_tags as found")
              .innerJoin("tags", "tags.id", "found.tag_id")
              .whereRef("found.story_id", "=", "s.id")
              .where("tags.display_name", "ilike", pattern)
              .select("found.tag_id"),
          ),
        ]),
      )
      .orderBy(rank, "desc")
      .orderBy(likeness, "desc"),
  )
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

export function findByIds(db: Db, ids: readonly string[]): Promise<StoryRow[]> {
  return selectStories(db).where("s.id", "in", ids).execute();
}

export interface AdminShelf {
  /** In small letters. */
  q: string;
  status?: StoryStatus | undefined;
  sort: AdminStorySort;
}

const adminOrder = {
  newest: sql`s.created_at desc`,
  oldest: sql`s.created_at asc`,
  title: sql`lower(s.title) asc`,
  plays: sql`st.plays_total desc`,
  likes: sql`st.likes_total desc`,
} as const satisfies Record<AdminStorySort, unknown>;

export function findForAdmins(
  db: Db,
  { q, status, sort }: AdminShelf,
  limit: number,
  offset: number,
): Promise<StoryRow[]> {
  return selectStories(db)
    .$if(q !== "", (query) => query.where("s.search_text", "like", containing(q)))
    .$if(status !== undefined, (query) => query.where("s.status", "=", status as StoryStatus))
    .orderBy(adminOrder[sort])
    .orderBy("s.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countForAdmins(db: Db, { q, status }: AdminShelf): Promise<number> {
  const { total } = await db
    .selectFrom("stories")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .$if(q !== "", (query) => query.where("search_text", "like", containing(q)))
    .$if(status !== undefined, (query) => query.where("status", "=", status as StoryStatus))
    .executeTakeFirstOrThrow();
  return total;
}

/** What is the author's alone to see. */
export function findManuscript(db: Db, id: string) {
  return db
    .selectFrom("stories")
    .where("id", "=", id)
    .select(["story_structure", "story_system_prompt"])
    .executeTakeFirstOrThrow();
}
