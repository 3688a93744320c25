import { nodeNamed } from "@katha/storygraph";
import type { Position, StoryVersion } from "../port.ts";
import { bibleOf } from "./bible.ts";
import { choiceOf, counterpart, type Choice } from "./choice-words.ts";
import { bestLike, isRefused } from "./word-likeness.ts";
import type { EdgeFit } from "./default-edge.ts";
import type { Edge } from "../position/edges.ts";
import { plain } from "./words/plain.ts";
import { mostTerms, termsOf } from "./words/terms.ts";

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

/** A word that every choice has weighs little. */
function weigh(term: string, choices: readonly Choice[]): Weighed {
  const having = choices.filter(({ terms }) => bestLike(term, terms).like > 0).length;
  const base = choices.length > 1 && having === choices.length ? 0.3 : 1;
  const weight = term.startsWith("?") ? base * 0.5 : /^!?:/u.test(term) ? base * 0.75 : base;
  const isKnown = having > 0 || choices.some(({ promised }) => bestLike(term, promised).like > 0);
  return { term, weight, having, isKnown };
}

interface Fit extends EdgeFit {
  /** What is refused here is what the words refuse to do. */
  isRefused: boolean;
  /** Something was named that not every choice names, not only done. */
  isNamed: boolean;
}

function fitOf(said: readonly Weighed[], choice: Choice, weightOf: (term: string) => number): Fit {
  let met = 0;
  let hinted = 0;
  let whole = 0;
  let isNamed = false;
  let conflicts = 0;
  const weights = choice.terms.map(weightOf);
  const matched = new Map<number, number>();
  // A question is about its subject more than it is a question.
  const unknown = said.some(({ term }) => term.startsWith("?")) ? 1.8 : 0.7;
  for (const { term, weight, having, isKnown } of said) {
    const { like, at, agrees } = counterpart(term, choice);
    whole += isKnown ? weight : term.startsWith("?") ? 0.3 : unknown;
    if (like === 0) {
      const hint = having > 0 ? 0 : bestLike(term, choice.promised).like;
      if (isRefused(term)) conflicts += hint;
      else hinted += hint * 0.85;
    } else if (agrees) {
      // A lone deed means a choice by what the choice begins with.
      const isAside = said.length === 1 && at > 1;
      const share = like * (at >= choice.acts ? 0.7 : 1) * (isAside ? 0.65 : 1);
      met += weight * share;
      isNamed ||= !/^!?[:?]/u.test(choice.terms[at] ?? "") && weight >= 1;
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
  const refuses = isRefused(first) && conflicts > 0 && !counterpart(first, choice).agrees;
  return { edge: choice.edge, fit: conflicts > 0 ? fit * 0.4 : fit, isRefused: refuses, isNamed };
}

/** How well each edge fits what was said, 0 to 1. */
export function edgeFits(
  story: StoryVersion,
  position: Position,
  edges: readonly Edge[],
  saidText: string,
): EdgeFit[] {
  const here = nodeNamed(story.graph, position.node);
  const across = namesAcross(story);
  const spoken = [...new Set(termsOf(saidText))].slice(0, mostTerms);
  const choices = edges.map((edge) => choiceOf(edge, nodeNamed(story.graph, edge.to), here));
  const said = spoken
    .concat(spoken.flatMap((term) => across.get(term) ?? []))
    .map((term) => weigh(term, choices));
  const weights = new Map(
    [...new Set(choices.flatMap(({ terms }) => terms))].map((term) => [
      term,
      weigh(term, choices).weight,
    ]),
  );
  const weightOf = (term: string) => weights.get(term) ?? 0;
  const fits = choices.map((choice) => fitOf(said, choice, weightOf));
  // "Don't open it", where the only other thing to do is something else, is that other thing.
  const others = fits.filter((each) => !each.isRefused);
  const other = others[0];
  if (others.length === 1 && other && fits.length > 1) other.fit = Math.max(other.fit, 0.6);
  const whole = plain(saidText);
  return fits.map(({ edge, fit, isNamed }) => {
    // A thing named that no other choice names says more than its share of the words.
    const named =
      isNamed && fits.every((each) => each.edge === edge || each.fit < fit / 2) ? 0.14 : 0;
    const told = whole.includes(plain(edge.text)) ? Math.max(fit, 0.95) : fit + named;
    return { edge, fit: Math.min(1, told) };
  });
}
