import type { Edge } from "../../../position/edges.ts";
import type { HeardLine } from "../../mood/heard-line.ts";
import { isParticle, wordsOf, type SpokenWord } from "../../words/spoken-words.ts";
import { isRefusing, trigramsOf, type Choice, type Wording } from "../choice-words.ts";
import { cosine, likeness, likenessOf, type WordSet } from "../likeness.ts";
import { harmonicMean, most, sum } from "../numbers.ts";
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

export function lineInScene(
  story: StoryWords,
  edges: readonly Edge[],
  { text, mood }: HeardLine,
): LineInScene {
  const words = wordsOf(text, story.names);
  const trigrams = trigramsOf(text);
  const likes = (set: WordSet) => words.map((word) => likeness(word, set, story.kin));
  const read = edges.map((edge) => {
    const choice = story.choiceOf(edge);
    return { choice, met: likes(choice.all), each: choice.wordings.map(likes) };
  });
  const weighed = weighWords(
    story,
    words,
    read.map(({ met }) => met),
  );
  const weightOf = (like: readonly number[]) => weightOfParts(weighed, (at) => like[at] ?? 0);

  const fitOf = (wording: Wording, like: readonly number[]): WordingFit => {
    const met = words.filter((_, at) => (like[at] ?? 0) > 0);
    const isMet = (own: SpokenWord) => met.some((word) => likenessOf(own, word, story.kin) > 0);
    const whole = sum(wording.words.map(story.rarity));
    const covered =
      met.length === 0 || whole === 0
        ? 0
        : sum(wording.words.filter(isMet).map(story.rarity)) / whole;
    const fit = harmonicMean(weightOf(like) / weighed.total, covered);
    return { fit, covered, sound: cosine(trigrams, wording.trigrams) };
  };
  const closeness = closenessTo(story, weighed);
  const besideLine = ({ choice, met, each }: (typeof read)[number]): ChoiceInScene => {
    const fits = choice.wordings.map((wording, at) => fitOf(wording, each[at] ?? []));
    return {
      ...choice,
      met,
      shares: words.map((_, at) => sum(each.map((like) => like[at] ?? 0)) / each.length),
      coveredWeight: weightOf(met),
      fits,
      bestFit: most(fits.map(({ fit }) => fit)),
      bestSound: most(fits.map(({ sound }) => sound)),
      notForFits: choice.notFor.map((other) => fitOf(other, likes(other))),
      closeness: closeness(choice),
    };
  };
  return {
    text,
    mood,
    ...weighed,
    deeds: indicesWhere(words, (word) => !word.isRefused && hasDeed(word)),
    content: indicesWhere(words, (word) => !isParticle(word)),
    named: story.namesIn(text),
    isRefusing: isRefusing(text) || words.some(({ isRefused }) => isRefused),
    choices: read.map(besideLine),
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
