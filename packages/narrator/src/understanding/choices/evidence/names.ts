import type { SpokenWord } from "../../words/spoken-words.ts";
import { shareOf } from "../numbers.ts";
import type { StoryWords } from "../story-words.ts";
import type { ChoiceInScene, LineInScene } from "./line-in-scene.ts";

/** Whether the choice names the people, things and places that the line names. */
export const nameKinds = [
  /** The share of them that the choice names too: 0 to 1. */
  "sharedNames",
  /** The share of them that it does not: 0 to 1. */
  "foreignNames",
  /** 1 where the choice has such a name, and hardly a wording has what is said beside it: "I look at the lamp", to steal it. */
  "onlyNamed",
] as const;

/**
 * A word beside a name is the choice's own where at least so large a share of its wordings has it: most for what one may do
 * with anything that is there, less for deeds that many words stand for, least for any other word.
 */
const leastShares: readonly (readonly [least: number, deeds: ReadonlySet<string>])[] = [
  [0.25, new Set([":look", ":touch", ":listen", ":smell", ":count", ":point"])],
  [0.15, new Set([":go", ":take", ":say", ":ask", ":put", ":give"])],
];
const leastOfAnyWord = 0.05;
const leastShareOf = ({ senses }: SpokenWord) =>
  leastShares.find(([, deeds]) => senses.some((sense) => deeds.has(sense)))?.[0] ?? leastOfAnyWord;

/** Who says more than this beside a name means something by it. */
const mostBesideName = 2;

export function nameEvidence(story: StoryWords, { words, content, named }: LineInScene) {
  const namedForms = story.formsOf(named);
  const beside = content.flatMap((at) => {
    const word = words[at];
    if (word === undefined || word.isQuestion || namedForms.has(word.form)) return [];
    return [{ at, leastShare: leastShareOf(word) }];
  });
  const isNameAndDeed = beside.length > 0 && beside.length <= mostBesideName;

  return ({ names, shares }: ChoiceInScene): Record<(typeof nameKinds)[number], number> => {
    const isOnlyNamed =
      isNameAndDeed &&
      named.some((name) => names.has(name)) &&
      beside.every(({ at, leastShare }) => (shares[at] ?? 0) < leastShare);
    return {
      sharedNames: shareOf(named, (name) => names.has(name)),
      foreignNames: shareOf(named, (name) => !names.has(name)),
      onlyNamed: isOnlyNamed ? 1 : 0,
    };
  };
}
