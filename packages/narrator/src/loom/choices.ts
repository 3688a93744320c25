import type { GraphNode } from "@katha/storygraph";
import { bestLike, isRefused, type Like } from "./likeness.ts";
import { termsOf } from "./words/terms.ts";
import type { Way } from "./ways.ts";

/** A choice as its words are compared with what was said. */
export interface Choice {
  way: Way;
  /** What is done, and after it what would be said aloud. */
  terms: readonly string[];
  /** How many of the terms are done; all, where nothing is. */
  acts: number;
  /** The same terms with those left blank that are refused, and with those left blank that are not. */
  willing: readonly string[];
  refusing: readonly string[];
  /** What the scene behind it would bring that is not here yet. */
  promised: readonly string[];
}

/** The scene's own name, its place where that is another, who is there and not here. */
function promisedBy(name: string, target: GraphNode | undefined, here: GraphNode | undefined) {
  const place = target?.place === here?.place ? "" : (target?.place ?? "");
  const cast = (target?.cast ?? []).filter((one) => !here?.cast?.includes(one));
  return termsOf([name.replaceAll(/[_\-\d]+/gu, " "), place, ...cast].join(" "));
}

const aloud = /["“«]([^"”»]*)["”»]/gu;

export function choiceOf(
  way: Way,
  target: GraphNode | undefined,
  here: GraphNode | undefined,
): Choice {
  const done = termsOf(way.text.replaceAll(aloud, ". "));
  const spoken = termsOf(Array.from(way.text.matchAll(aloud), ([, line]) => line).join(". "));
  const terms = done.concat(spoken);
  return {
    way,
    terms,
    acts: done.length === 0 ? spoken.length : done.length,
    willing: terms.map((term) => (isRefused(term) ? "" : term)),
    refusing: terms.map((term) => (isRefused(term) ? term : "")),
    promised: promisedBy(way.to, target, here),
  };
}

/** The word of the choice that this one is, of the same mind where there is one. */
export function counterpart(term: string, choice: Choice): Like & { agrees: boolean } {
  const same = bestLike(term, isRefused(term) ? choice.refusing : choice.willing);
  if (same.like > 0) return { ...same, agrees: true };
  return { ...bestLike(term, choice.terms), agrees: false };
}
