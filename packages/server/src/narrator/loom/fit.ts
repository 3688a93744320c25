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

/** What the scene behind a choice would bring that is not here yet: its name, its place, who is there. */
function promised(name: string, target: GraphNode | undefined, here: GraphNode | undefined) {
  const place = target?.place === here?.place ? "" : (target?.place ?? "");
  const cast = (target?.cast ?? []).filter((one) => !here?.cast?.includes(one));
  return termsOf([name.replaceAll(/[_\-\d]+/gu, " "), place, ...cast].join(" "));
}

interface Reading {
  way: Way;
  terms: string[];
  /** How many of the terms stand outside what would be said aloud; all, where nothing does. */
  acts: number;
  promised: string[];
}

function readingOf(way: Way, target: GraphNode | undefined, here: GraphNode | undefined): Reading {
  const act = way.text.replaceAll(/["“«][^"”»]*["”»]/gu, ". ");
  const acted = termsOf(act);
  const aloud = termsOf(
    Array.from(way.text.matchAll(/["“«]([^"”»]*)/gu), ([, line]) => line).join(". "),
  );
  return {
    way,
    terms: acted.concat(acted.length < way.text.length ? aloud : []),
    acts: acted.length === 0 ? aloud.length : acted.length,
    promised: promised(way.to, target, here),
  };
}

/** A word that every choice has tells little about which is meant. */
function weigh(term: string, readings: readonly Reading[]): number {
  const having = readings.filter(({ terms }) => bestLike(term, terms).like > 0).length;
  const base = readings.length > 1 && having === readings.length ? 0.3 : 1;
  return term.startsWith("?") ? base * 0.5 : /^!?:/u.test(term) ? base * 0.75 : base;
}

/** The word of the choice that this one is, of the same mind where there is one. */
function counterpart(term: string, { terms }: Reading) {
  const agreeing = terms.map((other) => (isRefused(other) === isRefused(term) ? other : ""));
  const same = bestLike(term, agreeing);
  return same.like > 0 ? { ...same, agrees: true } : { ...bestLike(term, terms), agrees: false };
}

interface Fit extends Fitting {
  /** What is refused here is what the words refuse to do. */
  isRefused: boolean;
  /** Something was named that this choice alone names, not only done. */
  isNamed: boolean;
}

function fitOf(said: readonly string[], reading: Reading, readings: readonly Reading[]): Fit {
  let met = 0;
  let hinted = 0;
  let whole = 0;
  let isNamed = false;
  let conflicts = 0;
  const matched = new Map<number, number>();
  // A question is about its subject more than it is a question.
  const unknown = said.some((term) => term.startsWith("?")) ? 1.8 : 0.7;
  for (const term of said) {
    const weight = weigh(term, readings);
    const { like, at, agrees } = counterpart(term, reading);
    const known = readings.some(
      (each) => bestLike(term, each.terms.concat(each.promised)).like > 0,
    );
    whole += known ? weight : term.startsWith("?") ? 0.3 : unknown;
    const other = reading.terms[at];
    if (like === 0 || other === undefined) {
      const elsewhere = readings.some(
        (each) => each !== reading && bestLike(term, each.terms).like > 0,
      );
      const hint = elsewhere ? 0 : bestLike(term, reading.promised).like;
      if (isRefused(term)) conflicts += hint;
      else hinted += hint * 0.85;
      continue;
    }
    if (!agrees) {
      conflicts += like;
      continue;
    }
    // A lone deed means a choice by what the choice begins with.
    const isAside = said.length === 1 && at > 1;
    const aloud = (at >= reading.acts ? 0.7 : 1) * (isAside ? 0.65 : 1);
    met += weight * like * aloud;
    isNamed ||= !/^!?[:?]/u.test(other) && weight >= 1;
    matched.set(at, Math.max(matched.get(at) ?? 0, weigh(other, readings) * like * aloud));
  }
  const total = reading.terms.reduce((sum, term) => sum + weigh(term, readings), 0);
  const covered = [...matched.values()].reduce((sum, weight) => sum + weight, 0);
  const ofSaid = whole > 0 ? Math.min(1, (met + hinted) / whole) : 0;
  const ofChoice = total > 0 ? Math.min(1, (covered + hinted) / (total + hinted)) : 0;
  const both = ofSaid + ofChoice > 0 ? (2 * ofSaid * ofChoice) / (ofSaid + ofChoice) : 0;
  const fit = Math.max(ofSaid, ofChoice) * 0.4 + both * 0.6;
  const first = said.find((term) => /^!|^:/u.test(term)) ?? "";
  const refuses = isRefused(first) && conflicts > 0 && !counterpart(first, reading).agrees;
  return { way: reading.way, fit: conflicts > 0 ? fit * 0.4 : fit, isRefused: refuses, isNamed };
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
  const readings = ways.map((way) => readingOf(way, nodeNamed(work.graph, way.to), here));
  const fits = readings.map((reading) => fitOf(said, reading, readings));
  // "Don't open it", where the only other thing to do is something else, is that other thing.
  const others = fits.filter((each) => !each.isRefused);
  const other = others[0];
  if (others.length === 1 && other && fits.length > 1) other.fit = Math.max(other.fit, 0.6);
  const whole = plain(saidText);
  return fits.map(({ way, fit, isNamed }) => {
    // A thing named that no other choice names says more than its share of the words.
    const named =
      isNamed && fits.every((each) => each.way === way || each.fit < fit / 2) ? 0.14 : 0;
    const told = whole.includes(plain(way.text)) ? Math.max(fit, 0.95) : fit + named;
    return { way, fit: Math.min(1, told) };
  });
}
