import { nearness } from "../../words/word-vectors.ts";
import type { Choice } from "../choice-words.ts";
import type { LexiconWord, LexiconWording } from "../lexicon.ts";
import { between, harmonicMean, most, mostAt, sum } from "../numbers.ts";
import type { StoryWords } from "../story-words.ts";
import { shareOfParts, type WeighedWords } from "./weighed-words.ts";

/** How near a line is to a choice in meaning, even with none of its words. */
export interface Closeness {
  /** For each word of the line, the closeness of the nearest word of the choice. */
  words: readonly number[];
  /** The best closeness over the wordings, in both directions, and the mean of the best three. */
  wording: number;
  wordings: number;
  /** The same, comparing whole lines. */
  whole: number;
  wholes: number;
  /** The closeness of the whole line to the middle of all wordings. */
  centre: number;
  /** The closeness of the whole line to what the choice must not be taken for. */
  notFor: number;
}

/** Vectors no nearer than the first have nothing in common; from the second on their words mean the same. */
const unrelated = 0.35;
const synonymous = 0.85;
/** Words that only mean the same are as close as two that name one deed or thing in the vocabulary. */
const mostOfVectors = 0.8;

const bestThree = (all: readonly number[]) => {
  const three = all.toSorted((left, right) => right - left).slice(0, 3);
  return three.length === 0 ? 0 : sum(three) / three.length;
};

/** How near two words are that are alike for so much. */
function closenessOfWords(like: number, word: LexiconWord, own: LexiconWord): number {
  if (like > 0 || word.vector === undefined || own.vector === undefined) return like;
  const near = nearness(word.vector, own.vector);
  return mostOfVectors * between(0, (near - unrelated) / (synonymous - unrelated), 1);
}

/** How near a line is to each choice that is asked about; `likes`: how much its words are like those of the choice. */
export function closenessTo(
  story: StoryWords,
  line: WeighedWords,
): (choice: Choice, likes: readonly (readonly number[])[]) => Closeness {
  const { words } = line;
  const whole = story.wholeOf(words);
  const wholeFit = ({ vector }: LexiconWording) =>
    whole === undefined || vector === undefined ? 0 : nearness(whole, vector);
  /** Of words with one stem the first of the scene counts for all. */
  const byForm = words.map(() => new Map<string, number>());

  return ({ lexicon, notFor }, likes) => {
    const near = words.map((word, row) => {
      const known = byForm[row];
      return lexicon.words.map((own, at) => {
        const found = known?.get(own.form) ?? closenessOfWords(likes[row]?.[at] ?? 0, word, own);
        known?.set(own.form, found);
        return found;
      });
    });
    const nearest = lexicon.words.map((_, at) => most(near.map((row) => row[at] ?? 0)));
    const each = lexicon.wordings.map(({ places }) => near.map((row) => mostAt(row, places)));
    const fits = lexicon.wordings.map(({ places, rarities, rarity }, at) => {
      const said = shareOfParts(line, (word) => each[at]?.[word] ?? 0);
      let met = 0;
      for (const [part, place] of places.entries())
        met += (rarities[part] ?? 0) * (nearest[place] ?? 0);
      return harmonicMean(said, rarity === 0 ? 0 : met / rarity);
    });
    const wholes = lexicon.wordings.map(wholeFit);
    return {
      words: words.map((_, at) => most(each.map((nears) => nears[at] ?? 0))),
      wording: most(fits),
      wordings: bestThree(fits),
      whole: most(wholes),
      wholes: bestThree(wholes),
      centre:
        whole === undefined || lexicon.centre === undefined ? 0 : nearness(whole, lexicon.centre),
      notFor: most(notFor.wordings.map(wholeFit)),
    };
  };
}
