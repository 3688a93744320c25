import type { SpokenWord } from "../../words/spoken-words.ts";
import { nearness, together } from "../../words/word-vectors.ts";
import type { Choice, Wording } from "../choice-words.ts";
import { likenessOf } from "../likeness.ts";
import { between, harmonicMean, most, sum } from "../numbers.ts";
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

function closenessOfWords(word: SpokenWord, own: SpokenWord, { kin }: StoryWords): number {
  const like = likenessOf(word, own, kin);
  if (like > 0 || word.vector === undefined || own.vector === undefined) return like;
  const near = nearness(word.vector, own.vector);
  return mostOfVectors * between(0, (near - unrelated) / (synonymous - unrelated), 1);
}

/** How near a line is to each choice that is asked about. */
export function closenessTo(story: StoryWords, line: WeighedWords): (choice: Choice) => Closeness {
  const { words } = line;
  const whole = story.wholeOf(words);
  const compared = words.map((word) => ({ word, byForm: new Map<string, number>() }));
  const near = ({ word, byForm }: (typeof compared)[number], own: SpokenWord): number => {
    const before = byForm.get(own.form);
    if (before !== undefined) return before;
    const found = closenessOfWords(word, own, story);
    byForm.set(own.form, found);
    return found;
  };
  const fit = (wording: Wording): { fit: number; each: number[] } => {
    const each = compared.map((word) => most(wording.words.map((own) => near(word, own))));
    const said = shareOfParts(line, (at) => each[at] ?? 0);
    let rare = 0;
    let met = 0;
    for (const own of wording.words) {
      const weight = story.rarity(own);
      rare += weight;
      met += weight * most(compared.map((word) => near(word, own)));
    }
    return { fit: harmonicMean(said, rare === 0 ? 0 : met / rare), each };
  };
  const wholeFit = (wording: Wording) => {
    const other = story.wholeOf(wording.words);
    return whole === undefined || other === undefined ? 0 : nearness(whole, other);
  };
  return ({ wordings, notFor }) => {
    const fits = wordings.map(fit);
    const wholes = wordings.map(wholeFit);
    const centre = together(
      wordings.flatMap((one) => {
        const vector = story.wholeOf(one.words);
        return vector === undefined ? [] : [[vector, 1] as const];
      }),
    );
    return {
      words: words.map((_, at) => most(fits.map(({ each }) => each[at] ?? 0))),
      wording: most(fits.map((one) => one.fit)),
      wordings: bestThree(fits.map((one) => one.fit)),
      whole: most(wholes),
      wholes: bestThree(wholes),
      centre: whole === undefined || centre === undefined ? 0 : nearness(whole, centre),
      notFor: most(notFor.map(wholeFit)),
    };
  };
}
