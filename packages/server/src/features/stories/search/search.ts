import type { Db } from "../../../db/open.ts";
import { askedWords, queryFor, type AskedWords } from "./asked.ts";
import {
  findAmongNewest,
  findHolding,
  findNearWords,
  findTitlesFrom,
  type Candidate,
} from "./repo.ts";

/** Of words that many stories hold, this many are looked at, and the newest stories besides. */
const mostCandidates = 300;
const newestLookedAt = 1_000;

/** How alike a word must be to count as a slip of the pen; less so where nothing was found as written. */
const likeEnough = { besideFound: 0.5, alone: 0.3 } as const;

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

function keep({ found, asked }: Looking, candidates: readonly Candidate[], less = 0): void {
  for (const candidate of candidates)
    if (!found.has(candidate.id))
      found.set(candidate.id, { ...candidate, score: scoreOf(candidate, asked) - less });
}

async function look(
  { db, asked }: Looking,
  groups: readonly (readonly string[])[],
  place: "title" | "shelf" | "anywhere",
  join: "&" | "|" = "&",
): Promise<Candidate[]> {
  const { mayGoOn } = asked;
  const at = (where: typeof place) => queryFor(where, groups, { mayGoOn, join });
  const both = { title: at("title"), shelf: at("shelf") };
  const some = await findHolding(db, at(place), both, mostCandidates);
  if (some.length < mostCandidates) return some;
  const among = { newest: newestLookedAt, most: mostCandidates };
  return [...(await findAmongNewest(db, at(place), both, among)), ...some];
}

/** Words as they were written, first where they tell most. */
async function lookAsWritten(looking: Looking, limit: number): Promise<void> {
  const { db, asked, found } = looking;
  keep(looking, await findTitlesFrom(db, asked.phrase, mostCandidates));
  if (asked.words.length === 0) return;
  const groups = asked.words.map((word) => [word]);
  for (const place of ["title", "shelf", "anywhere"] as const) {
    if (found.size >= limit) return;
    keep(looking, await look(looking, groups, place));
  }
}

/** The same with words that are written much like those; they never come before what was written. */
async function lookForSlips(looking: Looking): Promise<void> {
  const { db, asked, found } = looking;
  const enough = found.size > 0 ? likeEnough.besideFound : likeEnough.alone;
  const long = asked.words.filter((word) => word.length > 2);
  const near = (await findNearWords(db, long)).filter(({ likeness }) => likeness >= enough);
  if (near.length === 0) return;
  const groups = asked.words.map((word) =>
    [word].concat(near.filter((one) => one.asked === word).map((one) => one.word)),
  );
  keep(looking, await look(looking, groups, "anywhere"), 6);
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
  if (found.size < limit) await lookForSlips(looking);
  if (found.size === 0 && asked.words.length > 1) {
    const groups = asked.words.map((word) => [word]);
    keep(looking, await look(looking, groups, "shelf", "|"), 12);
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
