import type { ActKind } from "@katha/storygraph";
import type { Edge } from "../../../position/edges.ts";
import type { HeardLine } from "../../mood/heard-line.ts";
import { isParticle, wordsOf, type SpokenWord } from "../../words/spoken-words.ts";
import { isRefusing, trigramsOf, type Choice } from "../choice-words.ts";
import type { Lexicon } from "../lexicon.ts";
import { cosine, likenessOf, type Kin } from "../likeness.ts";
import { harmonicMean, most, mostAt, sum } from "../numbers.ts";
import type { StoryWords } from "../story-words.ts";
import { closenessTo, type Closeness } from "./closeness.ts";
import { weighWords, weightOfParts, type WeighedWords } from "./weighed-words.ts";

/** How well a line fits one wording, each from 0 to 1. */
interface WordingFit {
  /** Over the line and the wording together. */
  fit: number;
  /** How much of the wording is in the line. */
  covered: number;
  /** How many trigrams of sounds they share. */
  sound: number;
}

/** A choice beside a line. For each word of the line, `met` and `shares` have a number at the same index. */
export interface ChoiceInScene extends Choice {
  /** The confidence that the choice has the word, and in what share of its wordings. */
  met: readonly number[];
  shares: readonly number[];
  /** The weight of the words of the line that the choice has. */
  coveredWeight: number;
  fits: readonly WordingFit[];
  /** The best `fit` and `sound` of the wordings. */
  bestFit: number;
  bestSound: number;
  /** How well the line fits what the choice must not be taken for. */
  notForFits: readonly WordingFit[];
  closeness: Closeness;
}

/** A line compared with the choices of a scene, word by word; words are meant by their indices. */
export interface LineInScene extends WeighedWords, Pick<HeardLine, "text" | "mood"> {
  /** The deeds that it does not refuse. */
  deeds: readonly number[];
  /** What its clauses do, in their order. */
  acts: readonly ActKind[];
  /** All but particles: "I get up" says no more than "up". */
  content: readonly number[];
  /** The story's people, things and places that it names. */
  named: readonly string[];
  isRefusing: boolean;
  choices: readonly ChoiceInScene[];
}

const hasDeed = ({ senses }: SpokenWord) => senses.some((sense) => sense.startsWith(":"));

const indicesWhere = (words: readonly SpokenWord[], is: (word: SpokenWord) => boolean) =>
  words.flatMap((word, at) => (is(word) ? [at] : []));

/** How sure it is that a line has the words of a lexicon, with a row for each word of the line. */
interface BesideLexicon {
  /** For each word of the lexicon. */
  likes: readonly (readonly number[])[];
  /** That any of them is the word of the line. */
  met: readonly number[];
  /** For each wording, and in it for each word of the line. */
  each: readonly (readonly number[])[];
}

function besideLexicon(words: readonly SpokenWord[], lexicon: Lexicon, kin: Kin): BesideLexicon {
  const likes = words.map((word) => lexicon.words.map((own) => likenessOf(word, own, kin)));
  return {
    likes,
    met: likes.map(most),
    each: lexicon.wordings.map(({ places }) => likes.map((row) => mostAt(row, places))),
  };
}

/** How many of these trigrams each wording has. */
function sharedTrigrams(trigrams: ReadonlySet<string>, { wordings, byTrigram }: Lexicon) {
  const shared = wordings.map(() => 0);
  for (const trigram of trigrams)
    for (const at of byTrigram.get(trigram) ?? []) shared[at] = (shared[at] ?? 0) + 1;
  return shared;
}

export function lineInScene(
  story: StoryWords,
  edges: readonly Edge[],
  { text, mood }: HeardLine,
): LineInScene {
  const words = wordsOf(text, story.names);
  const trigrams = trigramsOf(text);
  const compared = edges.map((edge) => {
    const choice = story.choiceOf(edge);
    return {
      choice,
      own: besideLexicon(words, choice.lexicon, story.kin),
      notFor: besideLexicon(words, choice.notFor, story.kin),
    };
  });
  const weighed = weighWords(
    story,
    words,
    compared.map(({ own }) => own.met),
  );
  const weightOf = (like: readonly number[]) => weightOfParts(weighed, (at) => like[at] ?? 0);

  const fitsOf = (lexicon: Lexicon, { likes, each }: BesideLexicon): WordingFit[] => {
    const shared = sharedTrigrams(trigrams, lexicon);
    return lexicon.wordings.map((wording, at) => {
      const like = each[at] ?? [];
      const rows = likes.filter((_, word) => (like[word] ?? 0) > 0);
      let covered = 0;
      for (const [part, place] of wording.places.entries())
        if (rows.some((row) => (row[place] ?? 0) > 0)) covered += wording.rarities[part] ?? 0;
      if (covered > 0) covered /= wording.rarity;
      return {
        fit: harmonicMean(weightOf(like) / weighed.total, covered),
        covered,
        sound: cosine(shared[at] ?? 0, trigrams.size, wording.trigrams),
      };
    });
  };
  const closeness = closenessTo(story, weighed);
  const besideLine = ({ choice, own, notFor }: (typeof compared)[number]): ChoiceInScene => {
    const { met, each } = own;
    const fits = fitsOf(choice.lexicon, own);
    return {
      ...choice,
      met,
      shares: words.map((_, at) => sum(each.map((like) => like[at] ?? 0)) / each.length),
      coveredWeight: weightOf(met),
      fits,
      bestFit: most(fits.map(({ fit }) => fit)),
      bestSound: most(fits.map(({ sound }) => sound)),
      notForFits: fitsOf(choice.notFor, notFor),
      closeness: closeness(choice, own.likes),
    };
  };
  return {
    text,
    mood,
    ...weighed,
    deeds: indicesWhere(words, (word) => !word.isRefused && hasDeed(word)),
    acts: story.actsOf(text),
    content: indicesWhere(words, (word) => !isParticle(word)),
    named: story.namesIn(text),
    isRefusing: isRefusing(text) || words.some(({ isRefused }) => isRefused),
    choices: compared.map(besideLine),
  };
}

/** Whether a choice has a word of the line. */
export const hasWord = ({ met }: ChoiceInScene, at: number) => (met[at] ?? 0) > 0;

/** How much larger something is for a choice than for any other of the scene. */
export function leadOf(
  { choices }: LineInScene,
  choice: ChoiceInScene,
  of: (one: ChoiceInScene) => number,
): number {
  return of(choice) - most(choices.filter((one) => one !== choice).map(of));
}
