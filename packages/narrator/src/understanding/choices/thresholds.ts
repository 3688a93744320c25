import type { likelihoods } from "@katha/api/contract";

/** How likely a choice must be meant, from 0 to 1: in one place, for every story and language. */
export const thresholds = {
  /** From here on the choice is taken, where no other may be meant. */
  taken: 0.8,
  /** The same of one that Katha has just asked about, where the player answers in other words. */
  takenAnswer: 0.6,
  /** Another may be meant as well that is at least so likely as this share of the likeliest. */
  rival: 0.2,
  /** So is one that would be so likely without the likeliest, and has so large a share of the line to itself. */
  rivalAlone: 0.5,
  rivalShare: 0.1,
  /** From here on the player is asked whether it was meant, or which of two. */
  asked: 0.45,
  /** The same of a choice that has no aliases, of which little is known. */
  askedUnaided: 0.42,
  /** The same where a line is of what is done in any scene. */
  askedEveryday: 0.75,
  /** The second of two is asked about from here on. */
  beside: 0.12,
  /** A choice that is less likely meant than this gives way to an authored answer to just what was said. */
  answered: 0.55,
  /** The same where the answer is to a look, or to what is done in any scene: whoever looks at a thing seldom means to do something with it. */
  answeredEveryday: 0.75,
  /** The same of what is asked or only thought of. */
  answeredQuestion: 0.65,
} as const;

/** The same in a word, for authors. */
export function likelihoodOf(fit: number): (typeof likelihoods)[number] {
  if (fit >= thresholds.taken) return "plainly";
  return fit >= thresholds.asked ? "perhaps" : "hardly";
}
