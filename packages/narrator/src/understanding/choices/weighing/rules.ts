import type { Evidence, EvidenceKind } from "../evidence/evidence.ts";

/** More of a reservation than this, and hardly one wording in five has it too. */
export const mostly = 0.8;

interface Rule {
  /** It holds where the evidence of any of these kinds is more than `above`. */
  kinds: readonly EvidenceKind[];
  above: number;
  /** The choice is so many times as likely then. */
  times: number;
}

/** Rules by hand, for what lines to fit weights to show too seldom. */
const rules: readonly Rule[] = [
  // Who begins with "don't" hardly means the choice to do exactly that.
  { kinds: ["refusedAtStart"], above: 0, times: 0.04 },
  // "नाही", "না" and "மாட்டேன்" at the end of a line refuse all that stands before them, however well that fits.
  { kinds: ["refusedAtEnd"], above: 0, times: 0.004 },
  // Thanks, an insult or a blow may be given beside any choice, and is a deed of its own.
  { kinds: ["foreignGesture"], above: 0, times: 0.25 },
  // One word that a choice hardly uses may as well be about something else.
  { kinds: ["onlyRareWords"], above: 0, times: 0.1 },
  // One may do other things with whom or what a choice names.
  { kinds: ["onlyNamed"], above: 0, times: 0.2 },
  // What is pretended, skipped, told to another, looked at or remarked on is not done, unless the choice is worded so.
  {
    kinds: ["forbidden", "passedOver", "pretended", "toNamed", "sensed", "remarked"],
    above: mostly,
    times: 0.1,
  },
];

/** How many times as likely a choice is by the rules: 1 where none holds. */
export const timesByRules = (evidence: Evidence): number =>
  rules
    .filter(({ kinds, above }) => kinds.some((kind) => evidence[kind] > above))
    .reduce((product, { times }) => product * times, 1);
