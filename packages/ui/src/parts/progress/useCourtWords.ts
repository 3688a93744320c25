import { courtWords } from "../../words/court/words.ts";
import { useWords } from "../../words/WordsProvider.tsx";

const keys: ReadonlyMap<string, string> = new Map(
  Object.entries(courtWords.en).map(([key, words]) => [words, key]),
);

/** Tells the server's own words in the reader's language; such as are newer than this app stay as they came. */
export function useCourtWords() {
  const say = useWords(courtWords);
  return (words: string): string => {
    const key = keys.get(words);
    return key === undefined ? words : say(key as "rank.Kavi");
  };
}
