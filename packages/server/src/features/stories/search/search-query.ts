import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";

/** A typed query in the terms of the search index. */
export interface SearchQuery {
  /** All words, normalised like titles. */
  phrase: string;
  /** The distinctive words, in the order typed. */
  words: readonly string[];
  /** How each of them sounds, as in the index; null where it says nothing. */
  sounds: readonly (string | null)[];
  /** The last word may be incomplete. */
  mayGoOn: boolean;
}

const mostWords = 8;

export async function parseQuery(db: Db, typed: string): Promise<SearchQuery> {
  const { rows } = await sql<{
    all_words: string[];
    telling: string[];
    sounds: (string | null)[];
  }>`
    select words as all_words, telling,
      array(select search_sound(word) from unnest(telling) with ordinality as of (word, at)
        order by at) as sounds
    from (select search_words(${typed}) as words) as asked
    cross join lateral (select search_telling(words) as telling) as told`.execute(db);
  const { all_words: all = [], telling = [], sounds = [] } = rows[0] ?? {};
  const words = telling.slice(0, mostWords);
  return { phrase: all.join(" "), words, sounds, mayGoOn: all.at(-1) === words.at(-1) };
}

/** The index also stores words with a prefix for title and listing. */
export const places = { title: "=", listing: "+", anywhere: "" } as const;
export type Place = keyof typeof places;

export const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, String.raw`$&$&`)}'`;

/** A shorter prefix would match a large part of all stories. */
const shortest = (word: string) => (/^[\u0021-\u024f]*$/.test(word) ? 3 : 2);

/** One word of each group must match, in all groups or in all but one. */
export function queryFor(
  place: Place,
  groups: readonly (readonly string[])[],
  { mayGoOn, butOne = false }: { mayGoOn: boolean; butOne?: boolean },
): string {
  const mark = places[place];
  const terms = groups.map((group, index) => {
    const isOpen = mayGoOn && index === groups.length - 1;
    const alternatives = group.map((word) => {
      const goesOn = isOpen && word.length >= shortest(word);
      return `${quoted(mark + word)}${goesOn ? ":*" : ""}`;
    });
    return `(${alternatives.join(" | ")})`;
  });
  if (!butOne) return terms.join(" & ");
  // By position: a word may occur twice.
  const without = (left: number) => terms.filter((_term, index) => index !== left).join(" & ");
  return terms.map((_term, left) => `(${without(left)})`).join(" | ");
}
