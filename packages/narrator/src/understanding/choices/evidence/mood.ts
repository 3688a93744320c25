import { phrasesOf } from "../../phrases/heard.ts";
import { plain } from "../../words/plain.ts";
import type { SpokenWord } from "../../words/spoken-words.ts";
import { isRefusing, type Wording } from "../choice-words.ts";
import type { LexiconWord } from "../lexicon.ts";
import { most, shareOf, sum } from "../numbers.ts";
import { hasWord, type ChoiceInScene, type LineInScene } from "./line-in-scene.ts";
import { shareOfWords } from "./weighed-words.ts";

/** Whether the line asks or refuses as the choice does. */
export const moodKinds = [
  /** The share of wordings that are questions, where the line is one: 0 to 1. */
  "askedToAsk",
  /** How well the best of the wordings that are questions fits, where the line is one: 0 to 1. */
  "askedAlike",
  /** The share of the line's words that it refuses and the choice, mostly, does not, or the other way about: 0 to 1. */
  "refusalClash",
  /** How much better wordings that refuse fit a line that refuses than the others: 0 to 1. */
  "refusesAlike",
  /** How much better wordings fit of which only one of the two refuses: 0 to 1. */
  "refusesOtherwise",
  /** 1 where the line begins with "no" or "don't", and does nothing after that which the choice does. */
  "refusedAtStart",
  /** 1 where the line's last word refuses all that it shares with the choice, and hardly a wording does. */
  "refusedAtEnd",
] as const;

const refuses = phrasesOf(({ talk }) => talk?.refuses);

/** A choice to refuse is one that more of its wordings than this do. */
const mostRefusing = 0.1;

const isAlike = (one: LexiconWord, other: LexiconWord) =>
  one.form === other.form || one.senses.some((sense) => other.senses.includes(sense));

/** A refused word that the choice, mostly, does not refuse, or the other way about. */
function isClash(word: SpokenWord, { lexicon }: ChoiceInScene): boolean {
  const same = lexicon.words.filter((own) => isAlike(own, word));
  const said = sum(same.map((own) => own.said));
  const refused = sum(same.map((own) => own.refused));
  return (word.isRefused ? said - refused : refused) > said / 2;
}

function isRefusedAtEnd({ words }: LineInScene, choice: ChoiceInScene): boolean {
  const shared = words.filter((_, at) => hasWord(choice, at));
  if (words.length < 2 || shared.length === 0 || !shared.every(({ isInRefusal }) => isInRefusal))
    return false;
  const refusesToo = (wording: Wording) =>
    wording.words.some((one) => one.isInRefusal && shared.some((word) => isAlike(one, word)));
  return shareOf(choice.wordings, refusesToo) < mostRefusing;
}

export function moodEvidence(line: LineInScene) {
  const { text, words, isRefusing: isNo } = line;
  const isAsked = line.mood === "asked";
  const isRefusedFirst = isNo && (refuses.test(plain(text)) || words[0]?.isRefused === true);

  return (choice: ChoiceInScene): Record<(typeof moodKinds)[number], number> => {
    const { edge, wordings, fits } = choice;
    const bestWhere = (is: (wording: Wording) => boolean) =>
      most(wordings.map((wording, at) => (is(wording) ? (fits[at]?.fit ?? 0) : 0)));
    const alikeLead =
      bestWhere((wording) => wording.isRefusing === isNo) -
      bestWhere((wording) => wording.isRefusing !== isNo);
    const clashes = words.map((word, at) => hasWord(choice, at) && isClash(word, choice));
    const refusalClash = shareOfWords(line, (at) => clashes[at] === true);
    return {
      askedToAsk: isAsked ? shareOf(wordings, ({ isQuestion }) => isQuestion) : 0,
      askedAlike: isAsked ? bestWhere(({ isQuestion }) => isQuestion) : 0,
      refusalClash,
      refusesAlike: isNo ? Math.max(0, alikeLead) : 0,
      refusesOtherwise: Math.max(0, -alikeLead),
      refusedAtStart:
        isRefusedFirst && alikeLead < 0 && refusalClash > 0 && !isRefusing(edge.text) ? 1 : 0,
      refusedAtEnd: isRefusedAtEnd(line, choice) ? 1 : 0,
    };
  };
}
