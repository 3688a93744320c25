import { neverAllowed } from "./never.ts";
import { wordsBeyond } from "./words-beyond.ts";

/** Why a text may not be shown: its rating forbids a word, or every rating does. */
export interface Beyond {
  because: "rating" | "never";
  word: string;
}

/** Whether a passage keeps within the story's rating; null when it does. */
export function checkPassage(text: string, contentRating: string, language: string): Beyond | null {
  const plain = text.normalize("NFC");
  const never = neverAllowed(plain);
  if (never !== null) return { because: "never", word: never };
  const found = wordsBeyond(contentRating, language).find(plain);
  return found && { because: "rating", word: found.word };
}
