import type { GraphNode } from "@katha/storygraph";
import type { Edge } from "../../position/edges.ts";
import { firstTermsOf } from "../words/terms.ts";
import { bestLike, isRefused, type Like } from "../words/word-likeness.ts";

/** One way of saying a choice: its own words, or one of its aliases. */
export interface Wording {
  /** What is done, and after it what would be said aloud. */
  terms: readonly string[];
  /** How many of the terms are done; all, where nothing is. */
  acts: number;
  /** The same terms with those left blank that are refused, and with those left blank that are not. */
  willing: readonly string[];
  refusing: readonly string[];
}

/** A choice, prepared for comparison with what was said. */
export interface Choice {
  edge: Edge;
  wordings: readonly Wording[];
  /** What it must not be taken for. */
  others: readonly Wording[];
  /** What the scene behind it would bring that is not here yet. */
  promised: readonly string[];
}

/** Words of the target scene: its name, a new place, new people. */
function promisedBy(name: string, target: GraphNode | undefined, here: GraphNode | undefined) {
  const place = target?.place === here?.place ? "" : (target?.place ?? "");
  const cast = (target?.cast ?? []).filter((one) => !here?.cast?.includes(one));
  return firstTermsOf([name.replaceAll(/[_\-\d]+/gu, " "), place, ...cast].join(" "));
}

const aloud = /["“«]([^"”»]*)["”»]/gu;

function wordingOf(text: string): Wording {
  const done = firstTermsOf(text.replaceAll(aloud, ". "));
  const spoken = firstTermsOf(Array.from(text.matchAll(aloud), ([, line]) => line).join(". "));
  const terms = done.concat(spoken);
  return {
    terms,
    acts: done.length === 0 ? spoken.length : done.length,
    willing: terms.map((term) => (isRefused(term) ? "" : term)),
    refusing: terms.map((term) => (isRefused(term) ? term : "")),
  };
}

export function choiceOf(
  edge: Edge,
  target: GraphNode | undefined,
  here: GraphNode | undefined,
): Choice {
  return {
    edge,
    wordings: [edge.text, ...(edge.aliases ?? [])].map(wordingOf),
    others: (edge.notFor ?? []).map(wordingOf),
    promised: promisedBy(edge.to, target, here),
  };
}

/** The word of the wording that this one is, of the same mind where there is one. */
export function counterpart(term: string, wording: Wording): Like & { agrees: boolean } {
  const same = bestLike(term, isRefused(term) ? wording.refusing : wording.willing);
  if (same.like > 0) return { ...same, agrees: true };
  return { ...bestLike(term, wording.terms), agrees: false };
}
