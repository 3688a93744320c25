import {
  isNamedIn,
  readingWordsOf,
  withoutPossessive,
  type Sentence,
  type View,
} from "../../reading/index.ts";
import { isEmpty } from "../../understanding/words/terms.ts";
import { wordCount } from "../../text/word-count.ts";

/** Sentences of a scene that follow each other there, of which the first stands alone. */
export interface ToldLooks {
  text: string;
  /** Its place in the play: scenes back from the present one, and sentences of its scene. */
  ago: number;
  at: number;
  /** They tell how things are, and not only what happened. */
  isState: boolean;
}

type IsTold = (text: string) => boolean;

/** So few words say nothing without the sentence before. */
const fragment = 3;
/** "You hear them twice": so soon in a sentence such a word means what the one before named. */
const soonWords = 4;
const longestUnit = 60;
const shortestUnit = 4;

const firstOf = ({ words }: Sentence, at = 0) => words[at]?.split(/['’]/u)[0] ?? "";

/** It tells what came next: "then", "but". */
const follows = (sentence: Sentence, language: string) =>
  readingWordsOf(language).joins.has(firstOf(sentence));

/** It says little without the sentence before: its first words mean what that one is about, or go on from it. */
function leans(sentence: Sentence, language: string): boolean {
  const { pronouns, thingPronouns, leaning, articles, objects } = readingWordsOf(language);
  const [first, second] = [firstOf(sentence), firstOf(sentence, 1)];
  const isShort = wordCount(sentence.text) <= fragment;
  // "Beneath the ice" says beneath what.
  const isOfThing = thingPronouns.has(first) && !articles.has(second);
  const isOfBefore =
    [pronouns, leaning].some((list) => list.has(first)) ||
    sentence.words.slice(1, soonWords).some((one) => objects.has(one));
  return isShort || isOfThing || isOfBefore || follows(sentence, language);
}

const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(" ");

/**
 * Each sentence that stands alone, with those after it that do not. Where somebody speaks there are none. In the present
 * scene the beginning of a paragraph stands alone too.
 */
function unitsOf(
  sentences: readonly Sentence[],
  language: string,
  isPresent: boolean,
): Sentence[][] {
  const units: Sentence[][] = [];
  let last: Sentence | undefined;
  for (const sentence of sentences) {
    const open = units.at(-1);
    const goesOn =
      open !== undefined &&
      (isPresent || !follows(sentence, language)) &&
      last === open.at(-1) &&
      last?.paragraph === sentence.paragraph &&
      leans(sentence, language) &&
      wordCount(textOf([...open, sentence])) <= longestUnit;
    const begins = isPresent && last?.paragraph !== sentence.paragraph;
    last = sentence;
    if (sentence.spoken !== "") continue;
    if (goesOn) open.push(sentence);
    else if (begins || !leans(sentence, language)) units.push([sentence]);
  }
  return units.filter((unit) => wordCount(textOf(unit)) >= shortestUnit);
}

const longestSpeech = 45;
/** Fewer words of it say nothing outside of the talk: "Sure," he says. */
const shortestSpeech = 5;

/** What somebody says, with whoever says it. */
function speechesOf(sentences: readonly Sentence[]): Sentence[][] {
  const speeches: Sentence[][] = [];
  for (const sentence of sentences) {
    const open = speeches.at(-1);
    const last = open?.at(-1);
    const isSaidBy = /\p{L}/u.test(sentence.told);
    const goesOn =
      last?.at === sentence.at - 1 &&
      last.paragraph === sentence.paragraph &&
      wordCount(textOf([...(open ?? []), sentence])) <= longestSpeech;
    if (goesOn && sentence.spoken !== "") open?.push(sentence);
    else if (isSaidBy && sentence.spoken !== "") speeches.push([sentence]);
  }
  return speeches.filter(
    (speech) => wordCount(speech.map(({ spoken }) => spoken).join(" ")) >= shortestSpeech,
  );
}

const isPlayers = ([first]: readonly Sentence[], language: string) =>
  readingWordsOf(language).player.has(first?.words[0] ?? "");

/** Whether it tells how things are, and not only what somebody does. */
function isStateIn(unit: readonly Sentence[], language: string): boolean {
  const { states, deedEndings } = readingWordsOf(language);
  // Where no list says which words tell how things are, every sentence may.
  if (states.size === 0) return true;
  const isDeed = (before = "") => deedEndings.some((ending) => before.endsWith(ending));
  return unit.some(({ words }) =>
    words.some((one, at) => states.has(one) && !isDeed(words[at - 1])),
  );
}

const toldOf = (unit: readonly Sentence[], ago: number, language: string): ToldLooks => ({
  text: textOf(unit),
  ago,
  at: unit[0]?.at ?? 0,
  isState: isStateIn(unit, language),
});

/** They were not told lately, and still hold. */
const areNew = (unit: readonly Sentence[], { over }: View, isTold: IsTold) =>
  !unit.some(({ text }) => isTold(text) || over.has(text));

/** What was said in the present scene, the latest first. */
export const saidHere = (view: View, isTold: IsTold): ToldLooks[] =>
  speechesOf(view.scenes[0] ?? [])
    .filter((speech) => areNew(speech, view, isTold))
    .map((speech) => toldOf(speech, 0, view.story.language))
    .toReversed();

/** What the present scene tells: first how things are, then what happened, and what the player did last. */
export function toldHere(view: View, isTold: IsTold): ToldLooks[] {
  const { language } = view.story;
  const [here = []] = view.scenes;
  const scored = unitsOf(here, language, true)
    .filter((unit) => areNew(unit, view, isTold))
    .map((unit) => {
      const told = toldOf(unit, 0, language);
      const score =
        Number(told.isState) * 2 -
        Number(isPlayers(unit, language)) * 1.5 +
        Math.min(1, wordCount(told.text) / 20);
      return Object.assign(told, { score });
    });
  return scored.toSorted((left, right) => right.score - left.score);
}

const worth = { person: 2, players: -1.5, ago: -0.1 };
/** Somebody who is in the scene, or a word of it that is rare elsewhere. */
const leastNear = 2.5;
/** A word that is in so many of all sentences says nothing of what is here. */
const rareEnough = 0.12;
/** In a short play every word is in many of them. */
const fewTimes = 3;
const shortestWord = 4;

/** The words of a sentence that may be names of things, one or many of them alike. */
const namesIn = ({ words }: Sentence) =>
  new Set(
    words
      .filter((one) => one.length >= shortestWord && !isEmpty(one))
      .map((one) => withoutPossessive(one).replace(/(?<=[a-z]{3})e?s$/u, "")),
  );

/** How rare each of these words is among all sentences; 0 where it is not. */
function rarityIn(all: readonly Sentence[]): (name: string) => number {
  const times = Map.groupBy(
    all.flatMap((sentence) => [...namesIn(sentence)]),
    (name) => name,
  );
  return (name) => {
    const count = times.get(name)?.length ?? 1;
    const share = count / all.length;
    return count <= fewTimes || share <= rareEnough ? -Math.log(share) : 0;
  };
}

/** What scenes before said of whoever and whatever is in this one, the nearest to it first. */
export function toldBefore(
  view: View,
  isTold: IsTold,
  what: "told" | "said" = "told",
): ToldLooks[] {
  const { scenes, present, story } = view;
  const { language } = story;
  const [here = [], ...before] = scenes;
  const named = new Set(here.flatMap((sentence) => [...namesIn(sentence)]));
  const rarity = rarityIn(scenes.flat());
  const isHere = (text: string) => here.some((sentence) => sentence.text === text);
  const near = before.flatMap((scene, at) =>
    (what === "told" ? unitsOf(scene, language, false) : speechesOf(scene))
      .filter((unit) => areNew(unit, view, isTold) && !unit.some(({ text }) => isHere(text)))
      .flatMap((unit) => {
        const own = new Set(unit.flatMap((sentence) => [...namesIn(sentence)]));
        const shared = [...own].filter((name) => named.has(name));
        const ago = at + 1;
        const told = toldOf(unit, ago, language);
        const isOfPerson = unit.some((sentence) => present.some((one) => isNamedIn(sentence, one)));
        const nearness =
          shared.reduce((sum, name) => sum + rarity(name), 0) + Number(isOfPerson) * worth.person;
        if (nearness < leastNear || (what === "told" && !told.isState)) return [];
        const score =
          Math.min(nearness, 8) +
          Number(isPlayers(unit, language)) * worth.players +
          ago * worth.ago;
        return [Object.assign(told, { score })];
      }),
  );
  return near.toSorted((left, right) => right.score - left.score);
}
