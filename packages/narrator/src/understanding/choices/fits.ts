import { nodeNamed } from "@katha/storygraph";
import type { Edge } from "../../position/edges.ts";
import type { Position, StoryVersion } from "../../port.ts";
import { bibleOf } from "../bible.ts";
import { plain } from "../words/plain.ts";
import { mostTerms, termsOf } from "../words/terms.ts";
import { bestLike, isRefused } from "../words/word-likeness.ts";
import { choiceOf, counterpart, type Choice, type Wording } from "./choice-words.ts";

/** A choice and how well it fits what the player said, from 0 to 1. */
export interface Fit {
  edge: Edge;
  fit: number;
  /** What is done is what the choice does, not only with the same things. */
  isSameDeed: boolean;
  /** Something is done, and the choice does something else. */
  isOtherDeed: boolean;
}

/** The names that a story gives in two scripts, each as the words of the other. */
function namesAcross(story: StoryVersion): Map<string, string[]> {
  const across = new Map<string, string[]>();
  for (const [name, native] of bibleOf(story.bible).spellings) {
    const [left, right] = [termsOf(name), termsOf(native)];
    for (const term of left) across.set(term, [...(across.get(term) ?? []), ...right]);
    for (const term of right) across.set(term, [...(across.get(term) ?? []), ...left]);
  }
  return across;
}

/** A word, its weight for telling choices apart, and how many choices have it. */
interface Weighed {
  term: string;
  weight: number;
  having: number;
  isKnown: boolean;
}

const hasTerm = (term: string, { wordings }: Choice) =>
  wordings.some(({ terms }) => bestLike(term, terms).like > 0);

/** A word that every choice has weighs little. */
function weigh(term: string, choices: readonly Choice[]): Weighed {
  const having = choices.filter((choice) => hasTerm(term, choice)).length;
  const base = choices.length > 1 && having === choices.length ? 0.3 : 1;
  const weight = term.startsWith("?") ? base * 0.5 : /^!?:/u.test(term) ? base * 0.75 : base;
  const isKnown = having > 0 || choices.some(({ promised }) => bestLike(term, promised).like > 0);
  return { term, weight, having, isKnown };
}

interface WordingFit {
  fit: number;
  /** Something was named that not every choice names, not only done. */
  isNamed: boolean;
  isSameDeed: boolean;
  isOtherDeed: boolean;
}

function fitOf(
  said: readonly Weighed[],
  wording: Wording,
  promised: readonly string[],
  weightOf: (term: string) => number,
): WordingFit {
  let met = 0;
  let hinted = 0;
  let whole = 0;
  let isNamed = false;
  let isSameDeed = false;
  let conflicts = 0;
  const weights = wording.terms.map(weightOf);
  const matched = new Map<number, number>();
  // A question is about its subject more than it is a question.
  const unknown = said.some(({ term }) => term.startsWith("?")) ? 1.8 : 0.7;
  for (const { term, weight, having, isKnown } of said) {
    const { like, at, agrees } = counterpart(term, wording);
    whole += isKnown ? weight : term.startsWith("?") ? 0.3 : unknown;
    if (like === 0) {
      const hint = having > 0 ? 0 : bestLike(term, promised).like;
      if (isRefused(term)) conflicts += hint;
      else hinted += hint * 0.85;
    } else if (agrees) {
      // A lone deed means a choice by what the choice begins with.
      const isAside = said.length === 1 && at > 1;
      const share = like * (at >= wording.acts ? 0.7 : 1) * (isAside ? 0.65 : 1);
      met += weight * share;
      isSameDeed ||= /^!?:/u.test(term);
      isNamed ||= !/^!?[:?]/u.test(wording.terms[at] ?? "") && weight >= 1;
      matched.set(at, Math.max(matched.get(at) ?? 0, (weights[at] ?? 0) * share));
    } else conflicts += like;
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const covered = [...matched.values()].reduce((sum, weight) => sum + weight, 0);
  const ofSaid = whole > 0 ? Math.min(1, (met + hinted) / whole) : 0;
  const ofChoice = total > 0 ? Math.min(1, (covered + hinted) / (total + hinted)) : 0;
  const both = ofSaid + ofChoice > 0 ? (2 * ofSaid * ofChoice) / (ofSaid + ofChoice) : 0;
  const fit = Math.max(ofSaid, ofChoice) * 0.4 + both * 0.6;
  const first = said.find(({ term }) => /^[!:]/u.test(term))?.term ?? "";
  // Who says what they will not do means no choice to do it, nor one that only speaks of the same.
  const isUnwilling = isRefused(first) && !counterpart(first, wording).agrees;
  const share = conflicts > 0 ? 0.4 : isUnwilling ? 0.5 : 1;
  const isDeed = (one: string) => /^!?:/u.test(one);
  const bothDo = said.some(({ term }) => isDeed(term)) && wording.terms.some(isDeed);
  return { fit: fit * share, isNamed, isSameDeed, isOtherDeed: bothDo && !isSameDeed };
}

function bestOf(fits: readonly WordingFit[]): WordingFit {
  const none: WordingFit = { fit: 0, isNamed: false, isSameDeed: false, isOtherDeed: false };
  return fits.reduce((best, one) => (one.fit > best.fit ? one : best), none);
}

/** How well each choice fits what was said, 0 to 1. */
export function fitsOf(
  story: StoryVersion,
  position: Position,
  edges: readonly Edge[],
  saidText: string,
): Fit[] {
  const here = nodeNamed(story.graph, position.node);
  const across = namesAcross(story);
  const spoken = [...new Set(termsOf(saidText))].slice(0, mostTerms);
  const choices = edges.map((edge) => choiceOf(edge, nodeNamed(story.graph, edge.to), here));
  const said = spoken
    .concat(spoken.flatMap((term) => across.get(term) ?? []))
    .map((term) => weigh(term, choices));
  const known = new Map<string, number>();
  const weightOf = (term: string) => {
    const weight = known.get(term) ?? weigh(term, choices).weight;
    known.set(term, weight);
    return weight;
  };
  const whole = plain(saidText);
  const fits = choices.map(({ edge, wordings, others, promised }) => {
    const each = (all: readonly Wording[]) =>
      bestOf(all.map((wording) => fitOf(said, wording, promised, weightOf)));
    const own = each(wordings);
    // What the author says it must not be taken for is weighed like what it is.
    const isOther = others.length > 0 && each(others).fit > own.fit;
    const isTold = [edge.text, ...(edge.aliases ?? [])].some((text) => whole.includes(plain(text)));
    const fit = isTold ? Math.max(own.fit, 0.95) : isOther ? 0 : own.fit;
    const { isNamed, isSameDeed, isOtherDeed } = own;
    return { edge, fit, isNamed, isSameDeed, isOtherDeed: isOtherDeed && !isTold };
  });
  return fits.map(({ edge, fit, isNamed, isSameDeed, isOtherDeed }) => {
    // A thing named that no other choice names says more than its share of the words.
    const isAlone = isNamed && fits.every((each) => each.edge === edge || each.fit < fit / 2);
    return { edge, fit: Math.min(1, fit + (isAlone ? 0.14 : 0)), isSameDeed, isOtherDeed };
  });
}
