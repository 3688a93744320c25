import { isBareDeed } from "../everyday.ts";
import { between, most, sum } from "../numbers.ts";
import type { StoryWords } from "../story-words.ts";
import { hasWord, type ChoiceInScene, type LineInScene } from "./line-in-scene.ts";
import { shareOfWords } from "./weighed-words.ts";

/** How many of the line's words the choice has, and how many other choices have. */
export const wordKinds = [
  /** How much the choice has of the line, however long that is: 0 to 1, which is two or three rare words. */
  "amount",
  /** The share of the line that the choice has, with a deed of the line: 0 to 1. */
  "coveredWithDeed",
  /** The share of the line that the choice has, where the line has no deed: 0 to 1. */
  "coveredWithoutDeed",
  /** The share of the line that no other choice has: 0 to 1. */
  "coveredAlone",
  /** The largest share of the line that another choice has: 0 to 1. */
  "rivalCovered",
  /** In how many more of its wordings the choice has the words than another has them: a logarithm, below 0 where in fewer. */
  "likelier",
  /** 1 where the line is a word, or two without a deed, that few wordings of the choice have: "help!", "nice people". */
  "onlyRareWords",
] as const;

/** Words of this weight together are as much of a line as one can ask for. */
export const enoughWeight = 2.5;

/** Added to both of two shares, so that a word that nobody has is not infinitely unlikely. */
const smoothing = 0.05;
/** One word makes a choice at most so much less or more likely, as a logarithm. */
const [leastLikelier, mostLikelier] = [-1, 3];

/** How much likelier a choice is by how many of its wordings have the line's words. */
function likelierOf(story: StoryWords, { words, choices }: LineInScene, choice: ChoiceInScene) {
  return sum(
    words.map((word, at) => {
      const rivals = choices.map((one) => (one === choice ? 0 : (one.shares[at] ?? 0)));
      const others = Math.max(story.share(word), ...rivals);
      const ratio = Math.log(((choice.shares[at] ?? 0) + smoothing) / (others + smoothing));
      return between(leastLikelier, ratio, mostLikelier) * story.rarity(word);
    }),
  );
}

/** "I shout", where somebody once said so of a choice that is something else; "I leave", where there is more than one thing to leave. */
const leastShare = { ofWord: 0.2, ofBareDeed: 0.5 };

/** The words of so short a line that each has to be one that many wordings of a choice have; none of a longer line. */
function wordsOfShortLine({ words, deeds, content, named }: LineInScene) {
  // "I get up" says no more than "up".
  if (content.length === 0) return words.map((_, at) => at);
  const isRemark = content.length === 2 && deeds.length === 0 && named.length === 0;
  return content.length === 1 || isRemark ? content : [];
}

export function wordEvidence(story: StoryWords, line: LineInScene) {
  const { words, total, deeds, choices } = line;
  const short = wordsOfShortLine(line);
  const least = isBareDeed(words) && choices.length > 1 ? leastShare.ofBareDeed : leastShare.ofWord;

  return (choice: ChoiceInScene): Record<(typeof wordKinds)[number], number> => {
    const rivals = choices.filter((one) => one !== choice);
    const isMet = (at: number) => hasWord(choice, at);
    const covered = choice.coveredWeight / total;
    const likelier = likelierOf(story, line, choice);
    return {
      amount: Math.min(1, choice.coveredWeight / enoughWeight),
      coveredWithDeed: deeds.some(isMet) ? covered : 0,
      coveredWithoutDeed: deeds.length === 0 ? covered : 0,
      coveredAlone: shareOfWords(
        line,
        (at) => isMet(at) && !rivals.some((one) => hasWord(one, at)),
      ),
      rivalCovered: most(rivals.map(({ coveredWeight }) => coveredWeight)) / total,
      likelier: Math.sign(likelier) * Math.log1p(Math.abs(likelier)),
      onlyRareWords:
        short.length > 0 && short.every((at) => (choice.shares[at] ?? 0) < least) ? 1 : 0,
    };
  };
}
