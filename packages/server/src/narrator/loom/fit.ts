import { nodeNamed, type GraphNode } from "@katha/storygraph";
import type { Standing, Work } from "../port.ts";
import { bibleOf } from "./bible.ts";
import type { Fitting } from "./onward.ts";
import type { Way } from "./ways.ts";
import { plain } from "./words/plain.ts";
import { soundsAlike } from "./words/sounds.ts";
import { termsOf } from "./words/terms.ts";

const bare = (term: string) => term.replace(/^[!:]+/u, "");
const isRefused = (term: string) => term.startsWith("!");
const isLatin = (term: string) => /^[a-z]/u.test(term);

function shareBeginning(left: string, right: string): boolean {
  const length = Math.max(left.length, right.length);
  let same = 0;
  while (same < length && left[same] !== undefined && left[same] === right[same]) same += 1;
  return same >= (isLatin(left) ? 4 : 3) && same >= length * 0.6;
}

/** 1 for the same word, less for one that only looks or sounds like it. */
function likeness(left: string, right: string): number {
  const [one, other] = [bare(left), bare(right)];
  if (one === other) return 1;
  if (shareBeginning(one, other)) return 0.85;
  return soundsAlike(one, other) ? 0.8 : 0;
}

function bestLike(term: string, terms: readonly string[]): { like: number; at: number } {
  let best = { like: 0, at: -1 };
  for (const [at, other] of terms.entries()) {
    const like = likeness(term, other);
    if (like > best.like) best = { like, at };
  }
  return best;
}

/** The names that a story gives in two scripts, each as the words of the other. */
function namesAcross(work: Work): Map<string, string[]> {
  const across = new Map<string, string[]>();
  for (const [name, native] of bibleOf(work.bible).spellings) {
    const [left, right] = [termsOf(name), termsOf(native)];
    for (const term of left) across.set(term, [...(across.get(term) ?? []), ...right]);
    for (const term of right) across.set(term, [...(across.get(term) ?? []), ...left]);
  }
  return across;
}

/** What the scene behind a choice would bring that is not here yet: its place, who is there. */
function promised(target: GraphNode | undefined, here: GraphNode | undefined): string[] {
  const place = target?.place === here?.place ? "" : (target?.place ?? "");
  const cast = (target?.cast ?? []).filter((name) => !here?.cast?.includes(name));
  return termsOf([place, ...cast].join(" "));
}

interface Reading {
  way: Way;
  terms: string[];
  promised: string[];
}

/** A word that every choice has tells little about which is meant. */
function weigh(term: string, readings: readonly Reading[]): number {
  const having = readings.filter(({ terms }) => bestLike(term, terms).like > 0).length;
  const base = readings.length > 1 && having === readings.length ? 0.3 : 1;
  return term.startsWith(":") ? base * 0.9 : base;
}

function fitOf(said: readonly string[], reading: Reading, readings: readonly Reading[]) {
  const { way } = reading;
  let met = 0;
  let conflict = 0;
  let hinted = 0;
  let whole = 0;
  const matched = new Map<number, number>();
  for (const term of said) {
    const weight = weigh(term, readings);
    const { like, at } = bestLike(term, reading.terms);
    const other = reading.terms[at];
    const elsewhere = readings.some(({ terms }) => bestLike(term, terms).like > 0);
    whole += elsewhere ? weight : 0.7;
    if (other === undefined) {
      hinted += bestLike(term, reading.promised).like * 0.5;
      continue;
    }
    if (isRefused(term) !== isRefused(other)) conflict += like;
    else {
      met += weight * like;
      matched.set(at, Math.max(matched.get(at) ?? 0, weigh(other, readings) * like));
    }
  }
  const total = reading.terms.reduce((sum, term) => sum + weigh(term, readings), 0);
  const covered = [...matched.values()].reduce((sum, weight) => sum + weight, 0);
  const ofSaid = whole > 0 ? Math.min(1, (met + hinted) / whole) : 0;
  const ofChoice = total > 0 ? Math.min(1, covered / total) : 0;
  const both = ofSaid + ofChoice > 0 ? (2 * ofSaid * ofChoice) / (ofSaid + ofChoice) : 0;
  const fit = Math.max(ofSaid, ofChoice) * 0.4 + both * 0.6;
  return { way, fit: conflict > 0 ? fit * 0.3 : fit, conflict };
}

/** How well each way fits what was said, 0 to 1. */
export function fitsOf(
  work: Work,
  standing: Standing,
  ways: readonly Way[],
  saidText: string,
): Fitting[] {
  const here = nodeNamed(work.graph, standing.node);
  const across = namesAcross(work);
  const spoken = termsOf(saidText);
  const said = spoken.concat(spoken.flatMap((term) => across.get(term) ?? []));
  const readings = ways.map((way): Reading => ({
    way,
    terms: termsOf(way.text),
    promised: promised(nodeNamed(work.graph, way.to), here),
  }));
  const fits = readings.map((reading) => fitOf(said, reading, readings));
  // "Don't open it", where the only other thing to do is something else, is that other thing.
  const refused = fits.filter(({ conflict }) => conflict > 0);
  const others = fits.filter(({ conflict }) => conflict === 0);
  const other = others[0];
  if (refused.length > 0 && other && others.length === 1) other.fit = Math.max(other.fit, 0.6);
  const whole = plain(saidText);
  return fits.map(({ way, fit }) => ({
    way,
    fit: whole.includes(plain(way.text)) ? Math.max(fit, 0.95) : Math.min(1, fit),
  }));
}
