/** How likely a choice must be meant, from 0 to 1: in one place, for every story and language. */
export const thresholds = {
  /** From here on the choice is taken, where no other may be meant. */
  taken: 0.72,
  /** The same of a choice that has no aliases, of which little is known. */
  unaided: 0.78,
  /** The same of one deed among others in the line. */
  among: 0.8,
  /** A question is taken for a choice to ask just that from here on. */
  question: 0.75,
  /** Going back to a scene that was told needs a clearer wish. */
  back: 0.8,
  /** From here on the player is asked whether it was meant. */
  asked: 0.25,
  /** A choice that is less likely meant than this gives way to an authored answer to just what was said. */
  answered: 0.5,
} as const;
