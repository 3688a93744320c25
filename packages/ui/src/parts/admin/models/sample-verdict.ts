import type { ModelSample } from "@katha/api/shapes";
import { wordsPerSecond, type HeardScene } from "./told-sample.ts";

export const verdicts = ["fits", "withCare", "unfit"] as const;
export type Verdict = (typeof verdicts)[number];

export type VerdictReason = ModelSample["scene"] | "choices" | "slow" | "unheard" | "unanswered";

export interface SampleVerdict {
  verdict: Verdict;
  reasons: readonly VerdictReason[];
}

/** Players leave where every scene begins later, or comes slower, than this. */
const patienceMs = 8_000;
const leastWordsPerSecond = 3;

const isWeak = ({ failed, flaw, words }: ModelSample) =>
  failed !== null || flaw !== null || words === 0;

function isSlow(told: readonly ModelSample[]): boolean {
  const isTold = told.filter(({ words }) => words > 0);
  const begins = isTold.map(({ firstWordMs }) => firstWordMs ?? 0);
  const speeds = isTold.map((each) => wordsPerSecond(each) ?? Infinity);
  if (isTold.length === 0) return false;
  // The first scene may wait for the model to be loaded, so the best of them counts.
  return Math.min(...begins) > patienceMs || Math.max(...speeds) < leastWordsPerSecond;
}

/**
 * Does not fit: nothing came back from a scene, English is weak (failed, flawed or empty), or two scenes are. Fits with
 * care: one scene is weak, choices came out of form, all was slow, or Hindi was not heard. Undefined until English is told.
 */
export function verdictOf(scenes: readonly HeardScene[]): SampleVerdict | undefined {
  if (scenes.some(({ state }) => state === "waits" || state === "telling")) return undefined;
  if (scenes.some(({ failure }) => failure !== undefined))
    return { verdict: "unfit", reasons: ["unanswered"] };
  const told = scenes.flatMap(({ scene, told: one }) => (one ? [{ ...one, scene }] : []));
  if (!told.some(({ scene }) => scene === "english")) return undefined;
  const weak = [...new Set(told.filter(isWeak).map(({ scene }) => scene))];
  const lesser: VerdictReason[] = [
    ...(told.some(({ scene }) => scene === "hindi") ? [] : (["unheard"] as const)),
    ...(told.some(({ schemaHeld }) => schemaHeld === false) ? (["choices"] as const) : []),
    ...(isSlow(told) ? (["slow"] as const) : []),
  ];
  if (weak.includes("english") || weak.length > 1) return { verdict: "unfit", reasons: weak };
  const reasons = [...weak, ...lesser];
  return { verdict: reasons.length === 0 ? "fits" : "withCare", reasons };
}
