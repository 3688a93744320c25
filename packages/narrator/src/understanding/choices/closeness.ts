import type { SpokenWord } from "../words/spoken-words.ts";
import { nearness, together } from "../words/word-vectors.ts";
import type { Wording } from "./choice-words.ts";
import { likenessOf } from "./likeness.ts";
import type { LineInScene } from "./line-in-scene.ts";
import { most, sum } from "./numbers.ts";
import type { StoryWords } from "./story-words.ts";

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
  centre: number;
  /** The closeness of the whole line to what the choice must not be taken for. */
  wholeOther: number;
}

export const nothingNear: Closeness = {
  words: [],
  wording: 0,
  wordings: 0,
  whole: 0,
  wholes: 0,
  centre: 0,
  wholeOther: 0,
};

/** Below the first, words have nothing in common; from the second on they mean the same. */
const least = 0.35;
const same = 0.85;

const bestThree = (all: readonly number[]) => {
  const three = all.toSorted((left, right) => right - left).slice(0, 3);
  return three.length === 0 ? 0 : sum(three) / three.length;
};

export function closenessOf(
  story: StoryWords,
  { words, weights, total, choices }: LineInScene,
): Closeness[] {
  const whole = story.wholeOf(words);
  const known = words.map(() => new Map<string, number>());
  const near = (at: number, own: SpokenWord): number => {
    const cache = known[at];
    const before = cache?.get(own.form);
    if (before !== undefined) return before;
    const word = words[at] as SpokenWord;
    const like = likenessOf(word, own, story.kin);
    let found = like;
    if (like === 0 && word.vector !== undefined && own.vector !== undefined)
      found =
        0.8 *
        Math.max(0, Math.min(1, (nearness(word.vector, own.vector) - least) / (same - least)));
    cache?.set(own.form, found);
    return found;
  };
  const fit = (wording: Wording): { fit: number; each: number[] } => {
    const each = words.map((_, at) => most(wording.words.map((own) => near(at, own))));
    const said = sum(each.map((one, at) => one * (weights[at] ?? 0))) / total;
    let rare = 0;
    let met = 0;
    for (const own of wording.words) {
      const weight = story.rarity(own);
      rare += weight;
      met += weight * most(words.map((_, at) => near(at, own)));
    }
    const covered = rare === 0 ? 0 : met / rare;
    return { fit: said + covered > 0 ? (2 * said * covered) / (said + covered) : 0, each };
  };
  const wholeFit = (wording: Wording) => {
    const other = story.wholeOf(wording.words);
    return whole === undefined || other === undefined ? 0 : nearness(whole, other);
  };
  return choices.map(({ wordings, others }) => {
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
      wholeOther: most(others.map(wholeFit)),
    };
  });
}
