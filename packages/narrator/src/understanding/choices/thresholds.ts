import type { likelihoods } from "@katha/api/contract";

/** The probabilities from which a choice is taken or asked about, the same for every story and language. */
export const thresholds = {
  /** From here on the choice is taken, unless another may be meant. */
  taken: 0.82,
  /** The same for a line that decides without a word of how. */
  takenUndecided: 0.9,
  /** The same for a choice that Katha has just asked about, when the player answers in other words. */
  takenAnswer: 0.6,
  /** But not if another has at least this share of its probability. */
  takenAnswerRival: 0.5,
  /** Another may also be meant if it has at least this share of the likeliest one's probability. */
  rival: 0.2,
  /** So may one that would be this likely without the likeliest, and has this share of the line to itself. */
  rivalAlone: 0.5,
  rivalShare: 0.1,
  /** From here on the player is asked whether it was meant, or which of two. */
  asked: 0.45,
  /** The same for choices of which only their own words are known. */
  unaided: { taken: 0.86, rival: 0.35, asked: 0.68, beside: 0.1 },
  /**
   * Who nearly says such a choice in its own words means it: so likely by them, and so likely by all the rest; and is asked
   * about two that are so likely together by them.
   */
  nearlySaid: { byWords: 0.97, byRest: 0.5, asked: 0.9 },
  /** The same for a line about everyday acts. */
  askedEveryday: 0.75,
  /** The second of two is asked about from here on. */
  beside: 0.12,
  /** Below this, a choice gives way to an authored answer to exactly what was said. */
  answered: 0.55,
  /** The same where the answer is to a look or an everyday act: looking at a thing seldom means doing something with it. */
  answeredEveryday: 0.75,
  /** The same for questions and mere thoughts. */
  answeredQuestion: 0.65,
} as const;

/** The probability in a word, for authors. */
export function likelihoodOf(fit: number): (typeof likelihoods)[number] {
  if (fit >= thresholds.taken) return "plainly";
  return fit >= thresholds.asked ? "perhaps" : "hardly";
}
