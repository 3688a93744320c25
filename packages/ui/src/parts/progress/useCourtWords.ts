import { courtWords } from "../../words/court/words.ts";
import { useWords } from "../../words/WordsProvider.tsx";

type CourtKey = keyof typeof courtWords.en;

const isOurs = (key: string, words: string): key is CourtKey =>
  Object.hasOwn(courtWords.en, key) && courtWords.en[key as CourtKey] === words;

/** Tells the server's own words in the reader's language; such as are newer than this app stay as they came. */
export function useCourtWords() {
  const say = useWords(courtWords);
  return (key: string, words: string): string =>
    isOurs(key, words) ? say(key as "rank.Kavi") : words;
}
