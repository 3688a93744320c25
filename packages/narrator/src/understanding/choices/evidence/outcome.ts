import { nearness } from "../../words/word-vectors.ts";
import { most } from "../numbers.ts";
import type { StoryWords } from "../story-words.ts";
import type { ChoiceInScene, LineInScene } from "./line-in-scene.ts";
import { shareOfWords } from "./weighed-words.ts";

/** How much of the line is in the first sentences of where the choice leads, and in this scene beside the choice. */
export const outcomeKinds = [
  /** The share of the line that these sentences have and this scene does not: 0 to 1. */
  "outcomeShare",
  /** How much more than those of any other choice: -1 to 1. */
  "outcomeLead",
  /** How near the line is to them as a whole: -1 to 1. */
  "outcomeNear",
  /** How much nearer than to those of any other choice: -2 to 2. */
  "outcomeNearLead",
  /** The share of the line that the text of this scene has, and the choice has not: 0 to 1. */
  "sceneOnly",
  /** How many choices the scene has: 1 is ten. */
  "choiceCount",
] as const;

const manyChoices = 10;

export function outcomeEvidence(story: StoryWords, node: string, line: LineInScene) {
  const { words, choices } = line;
  const here = story.textOf(node);
  const whole = story.wholeOf(words);
  const read = choices.map(({ edge }) => {
    const { forms, vector } = story.openingOf(edge.to);
    return {
      share: shareOfWords(line, (at) => {
        const form = words[at]?.form ?? "";
        return !here.has(form) && forms.has(form);
      }),
      near: whole === undefined || vector === undefined ? 0 : nearness(whole, vector),
    };
  });
  const choiceCount = choices.length / manyChoices;

  return (choice: ChoiceInScene): Record<(typeof outcomeKinds)[number], number> => {
    const own = read[choices.indexOf(choice)] ?? { share: 0, near: 0 };
    const others = read.filter((one) => one !== own);
    return {
      outcomeShare: own.share,
      outcomeLead: own.share - most(others.map(({ share }) => share)),
      outcomeNear: own.near,
      outcomeNearLead: own.near - Math.max(-1, ...others.map(({ near }) => near)),
      sceneOnly: shareOfWords(
        line,
        (at) => here.has(words[at]?.form ?? "") && (choice.met[at] ?? 0) === 0,
      ),
      choiceCount,
    };
  };
}
