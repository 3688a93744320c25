import type { Edge } from "../../position/edges.ts";
import { wordsOf, type SpokenWord } from "../words/spoken-words.ts";
import { piecesOf, type Choice, type Wording } from "./choice-words.ts";
import { cosine, likeness } from "./likeness.ts";
import { sum } from "./numbers.ts";
import type { StoryWords } from "./story-words.ts";

/** How well a line fits one wording. */
interface WordingFit {
  /** Over the line and the wording together. */
  fit: number;
  /** How much of the wording is in the line. */
  covered: number;
  pieces: number;
}

export interface ChoiceInScene extends Choice {
  fits: readonly WordingFit[];
  /** How well the line fits what the choice must not be taken for. */
  otherFits: readonly WordingFit[];
  /** For each word of the line, the confidence that the choice has it, and in what share of its wordings. */
  met: readonly number[];
  shares: readonly number[];
}

/** A line compared with the choices of a scene, word by word. */
export interface LineInScene {
  words: readonly SpokenWord[];
  /** The weight of each word: high where it is rare, low where every choice has it. */
  weights: readonly number[];
  total: number;
  choices: readonly ChoiceInScene[];
}

export function lineInScene(story: StoryWords, edges: readonly Edge[], text: string): LineInScene {
  const words = wordsOf(text, story.names);
  const pieces = piecesOf(text);
  const likes = ({ forms, senses, heard }: Wording | Choice["all"]) =>
    words.map((word) => likeness(word, { forms, senses, heard }, story.kin));
  const read = edges.map((edge) => {
    const choice = story.choiceOf(edge);
    return { choice, met: likes(choice.all), each: choice.wordings.map(likes) };
  });
  const weights = words.map((word, at) => {
    const having = read.filter(({ met }) => (met[at] ?? 0) > 0).length;
    const isTelling = read.length < 2 || having === 0;
    const shared = isTelling ? 1 : 1 - (0.7 * (having - 1)) / (read.length - 1);
    return story.rarity(word) * shared * (word.isQuestion ? 0.5 : 1);
  });
  const total = Math.max(0.001, sum(weights));

  const fitOf = (wording: Wording, like: readonly number[]): WordingFit => {
    const said = sum(weights.map((weight, at) => weight * (like[at] ?? 0))) / total;
    const met = words.filter((_, at) => (like[at] ?? 0) > 0);
    const isMet = (own: SpokenWord) =>
      met.some((word) => likeness(own, alone(word), story.kin) > 0);
    const rare = wording.words.map((own) => story.rarity(own));
    const whole = sum(rare);
    const covered =
      met.length === 0 || whole === 0
        ? 0
        : sum(rare.filter((_, at) => isMet(wording.words[at] as SpokenWord))) / whole;
    const fit = said + covered > 0 ? (2 * said * covered) / (said + covered) : 0;
    return { fit, covered, pieces: cosine(pieces, wording.pieces) };
  };
  return {
    words,
    weights,
    total,
    choices: read.map(({ choice, met, each }) => ({
      edge: choice.edge,
      wordings: choice.wordings,
      all: choice.all,
      names: choice.names,
      others: choice.others,
      met,
      fits: choice.wordings.map((wording, at) => fitOf(wording, each[at] ?? [])),
      otherFits: choice.others.map((other) => fitOf(other, likes(other))),
      shares: words.map((_, at) => sum(each.map((like) => like[at] ?? 0)) / each.length),
    })),
  };
}

const sets = new WeakMap<SpokenWord, Choice["all"]>();

function alone(word: SpokenWord): Choice["all"] {
  const before = sets.get(word);
  if (before) return before;
  const { form, senses, heard } = word;
  const own = { forms: new Set([form]), senses: new Set(senses), heard: new Set([heard]) };
  sets.set(word, own);
  return own;
}
