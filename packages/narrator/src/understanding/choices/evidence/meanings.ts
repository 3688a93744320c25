import { leadOf, type ChoiceInScene, type LineInScene } from "./line-in-scene.ts";
import { shareOfParts } from "./weighed-words.ts";
import { enoughWeight } from "./words.ts";

/** How near the line is to the choice where words only mean nearly the same. */
export const meaningKinds = [
  /** The share of the line that the choice has or has something near to: 0 to 1. */
  "nearCovered",
  /** How much of the line that is, however long it is: 0 to 1, which is two or three rare words. */
  "nearAmount",
  /** The product of both: 0 to 1. */
  "nearAmountCovered",
  /** How near the nearest wording is, word by word: 0 to 1. */
  "nearWording",
  /** How much nearer than the nearest of other choices: -1 to 1. */
  "nearWordingLead",
  /** How much nearer the nearest three are than three of another choice: -1 to 1. */
  "nearWordingsLead",
  /** How near the nearest three are, as whole lines: 0 to 1. */
  "nearWhole",
  /** How much nearer than three of another choice: -1 to 1. */
  "nearWholeLead",
  /** How near the line is to the middle of all wordings: -1 to 1. */
  "nearCentre",
  /** How near it is to what the choice must not be taken for: 0 to 1. */
  "nearNotFor",
  /** How much nearer it is to that than to any wording: 0 to 1. */
  "nearNotForLead",
] as const;

export function meaningEvidence(line: LineInScene) {
  return (choice: ChoiceInScene): Record<(typeof meaningKinds)[number], number> => {
    const { closeness } = choice;
    const nearCovered = shareOfParts(line, (at) => closeness.words[at] ?? 0);
    const nearAmount = Math.min(1, (nearCovered * line.total) / enoughWeight);
    return {
      nearCovered,
      nearAmount,
      nearAmountCovered: nearAmount * nearCovered,
      nearWording: closeness.wording,
      nearWordingLead: leadOf(line, choice, (one) => one.closeness.wording),
      nearWordingsLead: leadOf(line, choice, (one) => one.closeness.wordings),
      nearWhole: closeness.wholes,
      nearWholeLead: leadOf(line, choice, (one) => one.closeness.wholes),
      nearCentre: closeness.centre,
      nearNotFor: closeness.notFor,
      nearNotForLead: Math.max(0, closeness.notFor - closeness.whole),
    };
  };
}
