import { randomUUID } from "node:crypto";
import { createRng } from "@katha/storygraph";
import type { Db } from "@katha/server/db/open";
import { sql } from "kysely";
import { sampleStories } from "./sample-stories.ts";
import { english, hindi, list } from "./sample-words.ts";

const authorsCount = 2_000;
const start = Date.UTC(2026, 0, 1);
const batch = 2_000;

export async function countStories(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(change), 0)::integer as total from published_counts`.execute(db);
  return rows[0]?.total ?? 0;
}

async function addAuthors(db: Db): Promise<string[]> {
  const known = await db.selectFrom("users").select("id").execute();
  if (known.length > 0) return known.map(({ id }) => id);
  const chance = createRng("authors");
  const rows = Array.from({ length: authorsCount }, (_, index) => {
    const isHindi = chance.next() < 0.25;
    const names = isHindi ? hindi.names : english.names;
    const places = isHindi ? hindi.places : english.places;
    return {
      id: randomUUID(),
      username: `author_${index}`,
      email: `author-${index}@example.org`,
      display_name: `${chance.pick(names as [string])} ${chance.pick(places as [string])}`,
    };
  });
  await sql`
    insert into users (id, username, email, display_name, created_at, updated_at)
    select id, username, email, display_name, now(), now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id uuid, username text, email text, display_name text)`.execute(db);
  return rows.map(({ id }) => id);
}

async function addTags(db: Db): Promise<string[]> {
  const known = await db.selectFrom("tags").select("id").execute();
  if (known.length > 0) return known.map(({ id }) => id);
  const rows = english.tags.map((name) => ({ id: randomUUID(), name, display_name: name }));
  await sql`
    insert into tags (id, name, display_name, color)
    select id, name, display_name, '#a65a00'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id uuid, name text, display_name text)`.execute(db);
  return rows.map(({ id }) => id);
}

const categoryNames =
  list(`folklore mystery court courtroom voyage comedy romance war ghosts science
  city school`);

async function addCategories(db: Db): Promise<string[]> {
  const known = await db.selectFrom("categories").select("id").execute();
  if (known.length > 0) return known.map(({ id }) => id);
  const rows = categoryNames.map((name) => ({ id: randomUUID(), name, display_name: name }));
  await db.insertInto("categories").values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Builds the word indexes once, at the end: this takes minutes, while updating them story by story takes hours. */
async function withoutWordIndexes(db: Db, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where indexname in ('story_search_words', 'search_vocabulary_near')`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  // Adding tags to a story updates its search words anyway.
  await sql`alter table stories disable trigger search_follows_new_stories`.execute(db);
  await work();
  await sql`alter table stories enable trigger search_follows_new_stories`.execute(db);
  for (const { made } of rows) await sql.raw(made).execute(db);
}

/** Adds published stories with authors, tags, plays and likes until there are `wanted` in all. */
export async function addStories(db: Db, wanted: number): Promise<void> {
  const have = await countStories(db);
  if (have >= wanted) return;
  const authors = await addAuthors(db);
  const tags = await addTags(db);
  const categories = await addCategories(db);
  const write = sampleStories(`stories after ${have}`);
  const chance = createRng(`stats after ${have}`);
  const any = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) =>
    items[Math.floor(chance.next() * items.length)] as Item;
  const traits = () => ({
    // The first categories are larger than the last, as they are in life.
    category_id: categories[Math.floor(chance.next() ** 2 * categories.length)],
    rating: any(["family", "family", "family", "teen", "mature"]),
    difficulty: any(["beginner", "easy", "medium", "medium", "medium", "hard"]),
    minutes: any([8, 12, 20, 20, 30, 40, 60, 200]),
    endings: any([1, 1, 2, 3, 4, 7]),
    is_premium: chance.next() < 0.05,
  });

  const addBatch = async (from: number) => {
    const stories = Array.from({ length: Math.min(batch, wanted - from) }, (_, index) => ({
      ...write(),
      ...traits(),
      id: randomUUID(),
      author_id: any(authors),
      tag_ids: [...new Set([any(tags), any(tags)])],
      at: new Date(start + (from + index) * 20_000).toISOString(),
    }));
    const given = JSON.stringify(stories);
    await sql`
      insert into stories (id, author_id, status, title, tagline, story_description, language, category_id,
        content_rating, difficulty_level, estimated_play_time, possible_endings, is_premium,
        created_at, updated_at, published_at)
      select id, author_id, 'published', title, tagline, description, language, category_id,
        rating, difficulty, minutes, endings, is_premium, at, at, at
      from jsonb_to_recordset(${given}::jsonb) as given (id uuid, author_id uuid, title text,
        tagline text, description text, language text, category_id uuid, rating text,
        difficulty text, minutes integer, endings integer, is_premium boolean, at timestamptz)`.execute(
      db,
    );
    await sql`
      insert into story_tags (story_id, tag_id)
      select id, tag_id::uuid from jsonb_to_recordset(${given}::jsonb)
        as given (id uuid, tag_ids jsonb), jsonb_array_elements_text(tag_ids) as tag_id`.execute(
      db,
    );
    // Every tenth story is trending, whenever it was published.
    await sql`
      update story_stats set warmth = 4700 + random() * 20, plays_total = 10, likes_total = 3
      where story_id in (select (value ->> 'id')::uuid from jsonb_array_elements(${given}::jsonb)
        with ordinality where ordinality % 10 = 0)`.execute(db);
  };

  await withoutWordIndexes(db, async () => {
    const starts = Array.from(
      { length: Math.ceil((wanted - have) / batch) },
      (_, index) => have + index * batch,
    );
    // The first batch runs alone, so that the words that all stories share are already in the vocabulary for the others.
    await addBatch(starts.shift() ?? have);
    const worker = async () => {
      for (let from = starts.shift(); from !== undefined; from = starts.shift())
        await addBatch(from);
    };
    await Promise.all([worker(), worker()]);
  });
  await sql`vacuum (analyze)`.execute(db);
}
