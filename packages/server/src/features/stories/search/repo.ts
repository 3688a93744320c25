import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/open.ts";

export interface Candidate {
  id: string;
  title: string;
  published_at: Date;
  /** Whether the title contains all the words; `in_listing` likewise for the listing. */
  in_title: boolean;
  in_listing: boolean;
}

interface Queries {
  title: string;
  listing: string;
}

/** Sorts after every text with the same prefix. */
const last = "\u{10ffff}";

/** Titles with this prefix, shortest first. */
export async function findTitlesFrom(
  db: Db,
  phrase: string,
  most: number,
  filter?: string,
): Promise<Candidate[]> {
  const filtered = filter === undefined ? sql`true` : sql`words @@ ${filter}::tsquery`;
  const { rows } = await sql<Candidate>`
    select story_id as id, title, published_at, true as in_title, true as in_listing
    from story_search
    where is_published and title collate "C" >= ${phrase} and title collate "C" < ${phrase + last}
      and ${filtered}
    order by title collate "C", published_at desc, story_id
    limit ${most}`.execute(db);
  return rows;
}

/** Some of the stories that contain the words, up to a limit. */
export async function findHolding(
  db: Db,
  query: string,
  { title, listing }: Queries,
  most: number,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select story_id as id, title, published_at,
      words @@ ${title}::tsquery as in_title, words @@ ${listing}::tsquery as in_listing
    from stories_holding(${query}::tsquery, ${most}, true)`.execute(db);
  return rows;
}

/** The same among the newest stories, for very common words. */
export async function findAmongNewest(
  db: Db,
  query: string,
  { title, listing }: Queries,
  { newest, most }: { newest: number; most: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select story_id as id, title, published_at,
      words @@ ${title}::tsquery as in_title, words @@ ${listing}::tsquery as in_listing
    from (
      select * from story_search where is_published
      order by published_at desc, story_id desc limit ${newest}
    ) as latest
    where words @@ ${query}::tsquery
    order by published_at desc, story_id desc
    limit ${most}`.execute(db);
  return rows;
}

/** Those of the words that occur in some story. */
export async function findWords(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from search_vocabulary where word = any (${words}::text[])`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

async function findForms(
  db: Db,
  form: RawBuilder<string | null>,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ word: string; form: string }>`
    select word, form from (
      select word, ${form} as form from unnest(${words}::text[]) as word
    ) as formed where form is not null`.execute(db);
  return new Map(rows.map(({ word, form: made }) => [word, made]));
}

/** Words of Indian scripts in Latin letters. */
export const findLatin = (db: Db, words: readonly string[]) =>
  findForms(db, sql`search_in_latin(word)`, words);

/** How the words sound, as it is in the index. */
export const findSounds = (db: Db, words: readonly string[]) =>
  findForms(db, sql`search_sound(word)`, words);

export interface NearWord {
  asked: string;
  word: string;
}

/** Indexed words that share most trigrams with the query's. */
export async function findNearWords(
  db: Db,
  words: readonly string[],
  most: number,
): Promise<NearWord[]> {
  const { rows } = await sql<NearWord>`
    select asked, near.word
    from unnest(${words}::text[]) as asked
    cross join lateral (
      select distinct known.word, similarity(known.word, asked) as likeness
      from search_vocabulary known
      where known.word % asked
      order by likeness desc, known.word
      limit ${most}
    ) as near`.execute(db);
  return rows;
}
