import { most } from "../numbers.ts";
import type { StoryWords } from "../story-words.ts";
import { hasWord, type LineInScene } from "./line-in-scene.ts";
import { shareOfParts, shareOfWords } from "./weighed-words.ts";

/** What is true of the line itself, the same for every choice. */
export const lineKinds = [
  /** Always 1: how likely a choice is before anything is known of it. */
  "always",
  /** How long the line is: 0 to 1, which is twenty words and more. */
  "length",
  /** 1 where no more than one word says something. */
  "oneWord",
  /** The share of words that no choice of the story and not the scene's text has: 0 to 1, less where they mean nearly the same as a word of a choice. */
  "unknown",
  /** The same in a line of more than three words, else 0. */
  "unknownInMany",
  /** The share of words that the scene's text has, and no choice of it: 0 to 1. */
  "inText",
  /** The share of words that only choices of other scenes have: 0 to 1. */
  "inStory",
  /** 1 where it has no deed. */
  "deedless",
  /** 1 where it has a question mark. */
  "questionMark",
  /** 1 where it only asks. */
  "asked",
  /** 1 where a deed is only thought of. */
  "imagined",
  /** 1 where a deed is only supposed. */
  "supposed",
] as const;

const longest = 20;
const few = 3;

export function lineEvidence(
  story: StoryWords,
  node: string,
  line: LineInScene,
): Record<(typeof lineKinds)[number], number> {
  const { text, mood, words, deeds, choices } = line;
  const textOfScene = story.textOf(node);
  const places = words.map((word, at) => {
    if (choices.some((choice) => hasWord(choice, at))) return "choice";
    if (textOfScene.has(word.form)) return "text";
    return story.share(word) > 0 ? "story" : "nowhere";
  });
  const unknown = shareOfParts(line, (at) =>
    places[at] === "nowhere"
      ? 1 - most(choices.map(({ closeness }) => closeness.words[at] ?? 0))
      : 0,
  );
  return {
    always: 1,
    length: Math.min(1, text.split(/\s+/u).length / longest),
    oneWord: words.length < 2 ? 1 : 0,
    unknown,
    unknownInMany: words.length > few ? unknown : 0,
    inText: shareOfWords(line, (at) => places[at] === "text"),
    inStory: shareOfWords(line, (at) => places[at] === "story"),
    deedless: deeds.length === 0 ? 1 : 0,
    questionMark: /[?؟]/u.test(text) ? 1 : 0,
    asked: mood === "asked" ? 1 : 0,
    imagined: mood === "imagined" ? 1 : 0,
    supposed: mood === "supposed" ? 1 : 0,
  };
}
