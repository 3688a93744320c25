import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";

/** What somebody typed, as the database's index has it. */
export interface AskedWords {
  /** All words, as a title would be kept. */
  phrase: string;
  /** Those that tell stories apart, in the order in which they were typed. */
  words: readonly string[];
  /** The last one may be half typed. */
  mayGoOn: boolean;
}

const mostWords = 8;

export async function askedWords(db: Db, typed: string): Promise<AskedWords> {
  const { rows } = await sql<{ all_words: string[]; telling: string[] }>`
    select words as all_words, search_telling(words) as telling
    from (select search_words(${typed}) as words) as asked`.execute(db);
  const { all_words: all = [], telling = [] } = rows[0] ?? {};
  const words = telling.slice(0, mostWords);
  return { phrase: all.join(" "), words, mayGoOn: all.at(-1) === words.at(-1) };
}

/** Where words are looked for: the index has each again, marked, for the narrower places. */
export const places = { title: "=", shelf: "+", anywhere: "" } as const;
export type Place = keyof typeof places;

const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, String.raw`$&$&`)}'`;

/** A beginning shorter than this would mean a good part of all stories. */
const shortest = (word: string) => (/^[\u0021-\u024f]*$/.test(word) ? 3 : 2);

/** For each group one of its words must be there: for all groups, or for all but one. */
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
  // By their places: a word may stand there twice.
  const without = (left: number) => terms.filter((_term, index) => index !== left).join(" & ");
  return terms.map((_term, left) => `(${without(left)})`).join(" | ");
}
