import type { Evidence } from "../evidence/evidence.ts";
import type { Weighing } from "./weighing.ts";
import { mostly, timesByRules } from "./rules.ts";

/** Evidence, and its scores by the weights. */
export interface Weighed extends Evidence {
  /** The log-odds of the choice against none. */
  weight: number;
  /** Its lead over every other choice. */
  lead: number;
  /** 1 where the line refuses a choice of the scene or says not to do it. */
  refusal: number;
}

/** Log-odds below the least are impossible; above the largest nothing gets surer. */
const [least, largest] = [-12, 30];

type Weights = Pick<Weighing, "kinds" | "weights" | "hasRules">;

function weightOf(evidence: Evidence, { kinds, weights, hasRules }: Weights): number {
  let sum = 0;
  for (const kind of kinds) sum += (weights[kind] ?? 0) * evidence[kind];
  const byRules = hasRules ? Math.log(timesByRules(evidence)) : 0;
  return Math.max(least, Math.min(largest, sum) + byRules);
}

/** Whether the line refuses a choice or says not to do it. */
const isRefused = ({ refusedAtStart, refusedAtEnd, refusalClash, forbidden }: Evidence) =>
  refusedAtStart > 0 || refusedAtEnd > 0 || refusalClash > 0 || forbidden > mostly;

/** The evidence for each choice of a scene, with its scores. */
export function weigh<Of extends { evidence: Evidence }>(
  all: readonly Of[],
  weighing: Weights,
): (Of & { weighed: Weighed })[] {
  const own = all.map(({ evidence }) => weightOf(evidence, weighing));
  const refusal = all.some(({ evidence }) => isRefused(evidence)) ? 1 : 0;
  return all.map((one, at) => {
    const weight = own[at] ?? least;
    const others = own.filter((_, other) => other !== at);
    const lead = weight - Math.max(least, ...others);
    return { ...one, weighed: { ...one.evidence, weight, lead, refusal } };
  });
}
