import type { GraphNode } from "@katha/storygraph";
import { bestLike, isRefused, type Like } from "./word-likeness.ts";
import { firstTermsOf } from "./words/terms.ts";
import type { Edge } from "../position/edges.ts";

/** The words of a choice, prepared for comparison with what was said. */
export interface Choice {
  edge: Edge;
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

/** Words of the target scene: its name, a new place, new people. */
function promisedBy(name: string, target: GraphNode | undefined, here: GraphNode | undefined) {
  const place = target?.place === here?.place ? "" : (target?.place ?? "");
  const cast = (target?.cast ?? []).filter((one) => !here?.cast?.includes(one));
  return firstTermsOf([name.replaceAll(/[_\-\d]+/gu, " "), place, ...cast].join(" "));
}

const aloud = /["“«]([^"”»]*)["”»]/gu;

export function choiceOf(
  edge: Edge,
  target: GraphNode | undefined,
  here: GraphNode | undefined,
): Choice {
  const done = firstTermsOf(edge.text.replaceAll(aloud, ". "));
  const spoken = firstTermsOf(Array.from(edge.text.matchAll(aloud), ([, line]) => line).join(". "));
  const terms = done.concat(spoken);
  return {
    edge,
    terms,
    acts: done.length === 0 ? spoken.length : done.length,
    willing: terms.map((term) => (isRefused(term) ? "" : term)),
    refusing: terms.map((term) => (isRefused(term) ? term : "")),
    promised: promisedBy(edge.to, target, here),
  };
}

/** The word of the choice that this one is, of the same mind where there is one. */
export function counterpart(term: string, choice: Choice): Like & { agrees: boolean } {
  const same = bestLike(term, isRefused(term) ? choice.refusing : choice.willing);
  if (same.like > 0) return { ...same, agrees: true };
  return { ...bestLike(term, choice.terms), agrees: false };
}
