import { languages } from "../languages/index.ts";
import { wordsOf } from "../text/words-of.ts";

const contentWords = (text: string) =>
  (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).filter((word) => word.length > 2 && !turned.has(word));

/** Words that change when a narrator says "you" for the player's "I". */
const turned = new Set(languages.flatMap(({ prose }) => wordsOf(prose?.turned)));

/** The share of a sentence's words that must be the player's for it to say nothing new. */
const mostlyTheirs = 0.6;

/** Recognises sentences in which a narrator only repeats what the player said. */
export function repeatsPlayer(said: string | null): (sentence: string) => boolean {
  const theirs = new Set(contentWords(said ?? ""));
  if (theirs.size === 0) return () => false;
  return (sentence) => {
    const words = contentWords(sentence);
    return (
      words.length > 0 &&
      words.filter((word) => theirs.has(word)).length / words.length >= mostlyTheirs
    );
  };
}
