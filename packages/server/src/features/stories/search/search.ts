import type { Db } from "../../../db/open.ts";
import { askedWords, queryFor, type AskedWords, type Place } from "./asked.ts";
import {
  findAmongNewest,
  findHolding,
  findNearWords,
  findTitlesFrom,
  findWords,
  type Candidate,
} from "./repo.ts";
import { oneSlipFrom } from "./slips.ts";

/** Of words that many stories hold, this many are looked at, and the newest stories besides. */
const mostCandidates = 300;
const newestLookedAt = 1_000;

type Found = Map<string, Candidate & { score: number }>;

function scoreOf({ title, in_title, on_shelf }: Candidate, { phrase }: AskedWords): number {
  if (title === phrase) return 6;
  if (title.startsWith(phrase)) return 5;
  if (` ${title}`.includes(` ${phrase}`)) return 4;
  if (in_title) return 3;
  return on_shelf ? 2 : 1;
}

interface Looking {
  db: Db;
  found: Found;
  asked: AskedWords;
}

function keep({ found, asked }: Looking, candidates: readonly Candidate[]): void {
  for (const candidate of candidates)
    if (!found.has(candidate.id))
      found.set(candidate.id, { ...candidate, score: scoreOf(candidate, asked) });
}

interface Where {
  place: Place;
  /** Whether the last word may be the beginning of one. */
  isOpen?: boolean;
  /** Whether one of the words may be missing. */
  butOne?: boolean;
}

async function look(
  looking: Looking,
  groups: readonly (readonly string[])[],
  { place, isOpen = false, butOne = false }: Where,
): Promise<void> {
  const { db, asked } = looking;
  const mayGoOn = isOpen && asked.mayGoOn;
  const at = (where: Place) => queryFor(where, groups, { mayGoOn, butOne });
  const both = { title: at("title"), shelf: at("shelf") };
  const some = await findHolding(db, at(place), both, mostCandidates);
  keep(looking, some);
  if (some.length < mostCandidates) return;
  const among = { newest: newestLookedAt, most: mostCandidates };
  keep(looking, await findAmongNewest(db, at(place), both, among));
}

/** Words as they were written, first where they tell most, and half words there alone unless nothing is found. */
const asWritten: readonly Where[] = [
  { place: "title", isOpen: true },
  { place: "shelf" },
  { place: "anywhere" },
];
const asBegun: readonly Where[] = [
  { place: "shelf", isOpen: true },
  { place: "anywhere", isOpen: true },
];

async function lookAsWritten(looking: Looking, limit: number): Promise<void> {
  const { db, asked, found } = looking;
  keep(looking, await findTitlesFrom(db, asked.phrase, mostCandidates));
  if (asked.words.length === 0) return;
  const groups = asked.words.map((word) => [word]);
  for (const where of asWritten) if (found.size < limit) await look(looking, groups, where);
  for (const where of asBegun)
    if (found.size === 0 && asked.mayGoOn) await look(looking, groups, where);
}

const nearestFew = 8;
const shortestToSlip = 3;
/** Whoever slips in more words than these has written something else. */
const mostSlips = 3;

type Near = Map<string, readonly string[]>;

/** Looked up letter by letter: among a million stories' words a hundredth of the work of comparing them. */
async function oneSlipAway(db: Db, words: readonly string[]): Promise<Near> {
  const spellings = new Map(words.map((word) => [word, oneSlipFrom(word)]));
  const known = await findWords(db, [...spellings.values()].flat());
  const near: Near = new Map();
  for (const [word, ways] of spellings) {
    const meant = ways.filter((way) => known.has(way)).slice(0, nearestFew);
    if (meant.length > 0) near.set(word, meant);
  }
  return near;
}

async function muchAlike(db: Db, asked: readonly string[]): Promise<Near> {
  const rows = asked.length > 0 ? await findNearWords(db, asked, nearestFew) : [];
  const near = [...Map.groupBy(rows, (one) => one.asked)];
  return new Map(near.map(([word, alike]) => [word, alike.map((one) => one.word)]));
}

/** The same with words that are written much like those that no story has ever held. */
async function lookForSlips(looking: Looking): Promise<void> {
  const { db, asked, found } = looking;
  const known = await findWords(db, asked.words);
  const unknown = asked.words.filter(
    (word) => !known.has(word) && Array.from(word).length >= shortestToSlip,
  );
  if (unknown.length === 0 || unknown.length > mostSlips) return;
  const spelt = await oneSlipAway(db, unknown);
  const others = await muchAlike(
    db,
    unknown.filter((word) => !spelt.has(word)),
  );
  if (spelt.size + others.size < unknown.length) return;
  await lookForNear(looking, new Map([...spelt, ...others]));
  if (found.size > 0 || spelt.size === 0) return;
  await lookForNear(looking, new Map([...others, ...(await muchAlike(db, [...spelt.keys()]))]));
}

function lookForNear(looking: Looking, near: Near): Promise<void> {
  const groups = looking.asked.words.map((word) => [word, ...(near.get(word) ?? [])]);
  return look(looking, groups, { place: "anywhere" });
}

/** All words anywhere, as the index is asked; undefined where no word was typed. */
export async function wordsAnywhere(db: Db, typed: string): Promise<string | undefined> {
  const { words, mayGoOn, phrase } = await askedWords(db, typed);
  if (phrase === "") return undefined;
  const wanted = words.length > 0 ? words : [phrase];
  return queryFor(
    "anywhere",
    wanted.map((word) => [word]),
    { mayGoOn },
  );
}

/** The ids of the published stories that are meant, best first. */
export async function storiesMeant(db: Db, typed: string, limit: number): Promise<string[]> {
  const asked = await askedWords(db, typed);
  if (asked.phrase === "") return [];
  const looking: Looking = { db, found: new Map(), asked };
  const { found } = looking;
  await lookAsWritten(looking, limit);
  if (found.size === 0) await lookForSlips(looking);
  if (found.size === 0 && asked.words.length > 1) {
    const groups = asked.words.map((word) => [word]);
    await look(looking, groups, { place: groups.length > 2 ? "shelf" : "title", butOne: true });
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
