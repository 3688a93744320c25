import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";

export interface Candidate {
  id: string;
  title: string;
  published_at: Date;
  /** Whether it holds all words there. */
  in_title: boolean;
  on_shelf: boolean;
}

interface Queries {
  title: string;
  shelf: string;
}

/** Behind every text that begins alike. */
const last = "\u{10ffff}";

/** The titles that begin so, the shortest first. */
export async function findTitlesFrom(db: Db, phrase: string, most: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select story_id as id, title, published_at, true as in_title, true as on_shelf
    from story_search
    where is_published and title collate "C" >= ${phrase} and title collate "C" < ${phrase + last}
    order by title collate "C", published_at desc, story_id
    limit ${most}`.execute(db);
  return rows;
}

/** Some of those that hold the words, however many there are. */
export async function findHolding(
  db: Db,
  query: string,
  { title, shelf }: Queries,
  most: number,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select story_id as id, title, published_at,
      words @@ ${title}::tsquery as in_title, words @@ ${shelf}::tsquery as on_shelf
    from stories_holding(${query}::tsquery, ${most}, true)`.execute(db);
  return rows;
}

/** The same among the newest stories, for words that a great many hold. */
export async function findAmongNewest(
  db: Db,
  query: string,
  { title, shelf }: Queries,
  { newest, most }: { newest: number; most: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select story_id as id, title, published_at,
      words @@ ${title}::tsquery as in_title, words @@ ${shelf}::tsquery as on_shelf
    from (
      select * from story_search where is_published
      order by published_at desc, story_id desc limit ${newest}
    ) as latest
    where words @@ ${query}::tsquery
    order by published_at desc, story_id desc
    limit ${most}`.execute(db);
  return rows;
}

/** Those of them that stand in a story. */
export async function findWords(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from search_vocabulary where word = any (${words}::text[])`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

export interface NearWord {
  asked: string;
  word: string;
}

/** Words of stories that share the most of their letters, in threes, with those asked for. */
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
