/** How well words must fit a choice, from 0 to 1: in one place, for every story and language. */
export const thresholds = {
  /** From here on the choice is taken, where it is clear of the next best and does what was said. */
  taken: 0.62,
  /** The same where only the things are the same that are spoken of. */
  named: 0.72,
  clear: 0.15,
  /** From here on the player is asked whether it was meant. */
  asked: 0.34,
  /** A choice that is less likely meant than this gives way to an authored answer to just what was said. */
  answered: 0.55,
  /** A question is taken for a choice to ask just that from here on, and asked about from here on. */
  question: 0.7,
  questionAsked: 0.55,
  /** Going back to a scene that was told needs a clearer wish. */
  back: 0.85,
} as const;
