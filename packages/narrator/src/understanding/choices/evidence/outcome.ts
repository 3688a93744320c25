import type { SpokenWord } from "../../words/spoken-words.ts";
import { nearness, rarityInEnglish, together } from "../../words/word-vectors.ts";
import { most } from "../numbers.ts";
import type { StoryWords } from "../story-words.ts";
import type { ChoiceInScene, LineInScene } from "./line-in-scene.ts";
import { shareOfParts, shareOfWords } from "./weighed-words.ts";

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
  /** The share of the line that these sentences have a near word for: 0 to 1. */
  "outcomeWords",
  /** How much more than those of any other choice: -1 to 1. */
  "outcomeWordsLead",
  /** How near the line is to the choice, where common words of English count little: -1 to 1. */
  "rareNear",
  /** How much nearer than to any other choice: -2 to 2. */
  "rareNearLead",
  /** The share of the line that the text of this scene has, and the choice has not: 0 to 1. */
  "sceneOnly",
  /** How many choices the scene has: 1 is ten. */
  "choiceCount",
] as const;

const manyChoices = 10;
/** Words no nearer than this have nothing in common. */
const unrelated = 0.35;

/** Where words stand together if common ones count little. */
const rareWhole = (words: readonly SpokenWord[]) =>
  together(
    words.flatMap(({ vector, english, isQuestion }) =>
      vector === undefined || isQuestion ? [] : [[vector, rarityInEnglish(english) ** 2] as const],
    ),
  );

export function outcomeEvidence(story: StoryWords, node: string, line: LineInScene) {
  const { words, choices } = line;
  const here = story.textOf(node);
  const whole = story.wholeOf(words);
  const rare = rareWhole(words);
  const rareNears = choices.map(({ wordings }) => {
    const own = rareWhole(wordings[0]?.words ?? []);
    return rare === undefined || own === undefined ? 0 : nearness(rare, own);
  });
  const read = choices.map(({ edge }) => {
    const { forms, vector, words: others } = story.openingOf(edge.to);
    const nearest = words.map(({ vector: own }) =>
      own === undefined ? 0 : most(others.map((other) => nearness(own, other))),
    );
    return {
      words: shareOfParts(line, (at) =>
        Math.max(0, ((nearest[at] ?? 0) - unrelated) / (1 - unrelated)),
      ),
      share: shareOfWords(line, (at) => {
        const form = words[at]?.form ?? "";
        return !here.has(form) && forms.has(form);
      }),
      near: whole === undefined || vector === undefined ? 0 : nearness(whole, vector),
    };
  });
  const choiceCount = choices.length / manyChoices;

  return (choice: ChoiceInScene): Record<(typeof outcomeKinds)[number], number> => {
    const place = choices.indexOf(choice);
    const own = read[place] ?? { share: 0, near: 0, words: 0 };
    const rareNear = rareNears[place] ?? 0;
    const others = read.filter((one) => one !== own);
    return {
      outcomeShare: own.share,
      outcomeLead: own.share - most(others.map(({ share }) => share)),
      outcomeNear: own.near,
      outcomeNearLead: own.near - Math.max(-1, ...others.map(({ near }) => near)),
      outcomeWords: own.words,
      outcomeWordsLead: own.words - most(others.map((one) => one.words)),
      rareNear,
      rareNearLead: rareNear - Math.max(-1, ...rareNears.filter((_, at) => at !== place)),
      sceneOnly: shareOfWords(
        line,
        (at) => here.has(words[at]?.form ?? "") && (choice.met[at] ?? 0) === 0,
      ),
      choiceCount,
    };
  };
}
