import type { Db } from "../../../db/open.ts";
import { parseQuery, queryFor, type SearchQuery, type Place } from "./search-query.ts";
import {
  findAmongNewest,
  findHolding,
  findLatin,
  findNearWords,
  findSounds,
  findTitlesFrom,
  findWords,
  type Candidate,
} from "./repo.ts";
import { oneSlipFrom } from "./slips.ts";

/** For common words, only this many candidates are scored, and the newest stories. */
const mostCandidates = 300;
const newestLookedAt = 1_000;

type FoundStories = Map<string, Candidate & { score: number }>;

function scoreOf({ title, in_title, in_listing }: Candidate, { phrase }: SearchQuery): number {
  if (title === phrase) return 6;
  if (title.startsWith(phrase)) return 5;
  if (` ${title}`.includes(` ${phrase}`)) return 4;
  if (in_title) return 3;
  return in_listing ? 2 : 1;
}

interface Search {
  db: Db;
  found: FoundStories;
  query: SearchQuery;
  /** What else must hold, as a tsquery over the index. */
  filter: string | undefined;
}

function keep(
  { found, query }: Search,
  candidates: readonly Candidate[],
  { isHeard = false } = {},
): void {
  for (const candidate of candidates) {
    if (found.has(candidate.id)) continue;
    const score = scoreOf(candidate, query);
    found.set(candidate.id, {
      ...candidate,
      score: isHeard ? asHeard(score, candidate, query) : score,
    });
  }
}

/** Below what is written as it was typed; first what is in the script that was typed. */
function asHeard(score: number, { title }: Candidate, { phrase }: SearchQuery): number {
  return Math.min(score, 3) - (scriptOf(title) === scriptOf(phrase) ? 0.5 : 0.75);
}

/** The scripts of India have blocks of 128 characters each; all before them count as one. */
function scriptOf(text: string): number {
  const code = text.codePointAt(0) ?? 0;
  return code < 0x0900 ? 0 : Math.floor(code / 128);
}

interface Where {
  place: Place;
  /** Whether the last word may be a prefix. */
  isOpen?: boolean;
  /** Whether one of the words may be missing. */
  butOne?: boolean;
  /** Whether the words need only sound alike. */
  isHeard?: boolean;
}

async function lookUp(
  search: Search,
  groups: readonly (readonly string[])[],
  { place, isOpen = false, butOne = false, isHeard = false }: Where,
): Promise<void> {
  const { db, query, filter } = search;
  const mayGoOn = isOpen && query.mayGoOn;
  const at = (where: Place) => queryFor(where, groups, { mayGoOn, butOne });
  const both = { title: at("title"), listing: at("listing") };
  const wanted = filter === undefined ? at(place) : `(${at(place)}) & ${filter}`;
  const some = await findHolding(db, wanted, both, mostCandidates);
  keep(search, some, { isHeard });
  if (some.length < mostCandidates) return;
  const among = { newest: newestLookedAt, most: mostCandidates };
  keep(search, await findAmongNewest(db, wanted, both, among), { isHeard });
}

/** First the words as typed, in title and author before the rest; prefixes only if nothing was found. */
const asWritten: readonly Where[] = [
  { place: "title", isOpen: true },
  { place: "listing" },
  { place: "anywhere" },
];
const asBegun: readonly Where[] = [
  { place: "listing", isOpen: true },
  { place: "anywhere", isOpen: true },
];

async function lookAsWritten(search: Search, limit: number): Promise<void> {
  const { db, query, found, filter } = search;
  keep(search, await findTitlesFrom(db, query.phrase, mostCandidates, filter));
  if (query.words.length === 0) return;
  const groups = query.words.map((word) => [word]);
  for (const where of asWritten) if (found.size < limit) await lookUp(search, groups, where);
  for (const where of asBegun)
    if (found.size === 0 && query.mayGoOn) await lookUp(search, groups, where);
}

/** Names are written in many scripts, and in Latin letters in many ways. */
async function lookAsHeard(search: Search, limit: number): Promise<void> {
  const { query, found } = search;
  const groups = query.words.map((word, at) => [word, query.sounds[at] ?? []].flat());
  if (groups.every((group) => group.length === 1)) return;
  for (const place of ["title", "anywhere"] as const)
    if (found.size < limit) await lookUp(search, groups, { place, isHeard: true });
}

const nearestFew = 8;
const shortestToSlip = 3;
/** A query with more misspelt words than this is not corrected. */
const mostSlips = 3;

type Near = Map<string, readonly string[]>;

/** Looks up spellings one slip away: a hundredth of the cost of comparing with every word of a million stories. */
async function oneSlipAway(db: Db, words: readonly string[]): Promise<Near> {
  const latin = await findLatin(db, words);
  const spellings = new Map(
    words.map((word) => [word, [word, latin.get(word) ?? []].flat().flatMap(oneSlipFrom)]),
  );
  const known = await findWords(db, [...spellings.values()].flat());
  const near: Near = new Map();
  for (const [word, ways] of spellings) {
    const meant = ways.filter((way) => known.has(way)).slice(0, nearestFew);
    if (meant.length > 0) near.set(word, meant);
  }
  return near;
}

async function muchAlike(db: Db, query: readonly string[]): Promise<Near> {
  const rows = query.length > 0 ? await findNearWords(db, query, nearestFew) : [];
  const near = [...Map.groupBy(rows, (one) => one.asked)];
  return new Map(near.map(([word, alike]) => [word, alike.map((one) => one.word)]));
}

/** Replaces words that no story contains with similar ones. */
async function lookForSlips(search: Search): Promise<void> {
  const { db, query, found } = search;
  const known = await findWords(db, query.words);
  const unknown = query.words.filter(
    (word) => !known.has(word) && Array.from(word).length >= shortestToSlip,
  );
  if (unknown.length === 0 || unknown.length > mostSlips) return;
  const spelt = await oneSlipAway(db, unknown);
  const others = await muchAlike(
    db,
    unknown.filter((word) => !spelt.has(word)),
  );
  if (spelt.size + others.size < unknown.length) return;
  await lookForNear(search, new Map([...spelt, ...others]));
  if (found.size > 0 || spelt.size === 0) return;
  await lookForNear(search, new Map([...others, ...(await muchAlike(db, [...spelt.keys()]))]));
}

async function lookForNear(search: Search, near: Near): Promise<void> {
  const sounds = await findSounds(search.db, [...near.values()].flat());
  const groups = search.query.words.map((word) => {
    const meant = near.get(word) ?? [];
    return [...new Set([word, ...meant, ...meant.flatMap((one) => sounds.get(one) ?? [])])];
  });
  return lookUp(search, groups, { place: "anywhere" });
}

/** All words anywhere, as a tsquery; undefined if no word was typed. */
export async function wordsAnywhere(db: Db, typed: string): Promise<string | undefined> {
  const { words, mayGoOn, phrase } = await parseQuery(db, typed);
  if (phrase === "") return undefined;
  const wanted = words.length > 0 ? words : [phrase];
  return queryFor(
    "anywhere",
    wanted.map((word) => [word]),
    { mayGoOn },
  );
}

/** Ids of published stories that match, best first; of those that a tsquery over the index filters, if there is one. */
export async function searchStories(
  db: Db,
  typed: string,
  limit: number,
  filter?: string,
): Promise<string[]> {
  const query = await parseQuery(db, typed);
  if (query.phrase === "") return [];
  const search: Search = { db, found: new Map(), query, filter };
  const { found } = search;
  await lookAsWritten(search, limit);
  await lookAsHeard(search, limit);
  if (found.size === 0) await lookForSlips(search);
  if (found.size === 0 && query.words.length > 1) {
    const groups = query.words.map((word) => [word]);
    await lookUp(search, groups, { place: groups.length > 2 ? "listing" : "title", butOne: true });
  }
  return [...found.values()]
    .toSorted(
      (left, right) =>
        right.score - left.score ||
        right.published_at.getTime() - left.published_at.getTime() ||
        right.id.localeCompare(left.id),
    )
    .slice(0, limit)
    .map(({ id }) => id);
}
