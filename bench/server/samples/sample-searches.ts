import { createRng } from "@katha/storygraph";
import { english, hindi } from "./sample-words.ts";

export interface SampleSearch {
  kind: string;
  q: string;
  /** The title of the story that the search is meant to find, if any. */
  title?: string;
}

/** Searches as people type them, by kind, for existing stories. */
export function sampleSearches(titles: readonly string[], each: number): SampleSearch[] {
  const chance = createRng("searches");
  const any = (items: readonly string[]) => items[Math.floor(chance.next() * items.length)] ?? "";
  const long = (title: string) =>
    title.split(" ").reduce((best, word) => (word.length > best.length ? word : best), "");
  const slip = (word: string) => {
    const at = chance.between(1, Math.max(1, word.length - 2));
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const ways = [
      () => before + after.slice(1),
      () => before + after.charAt(1) + after.charAt(0) + after.slice(2),
      () => before + before.charAt(at - 1) + after,
    ];
    return (ways[chance.between(0, 2)] ?? String)();
  };
  const both = [...english.nouns, ...hindi.nouns];
  const kinds: Record<string, (title: string) => SampleSearch["q"]> = {
    "a whole title": (title) => title,
    "a title, half typed": (title) => title.slice(0, Math.max(3, Math.floor(title.length * 0.6))),
    "a title with a slip of the pen": (title) => title.replace(long(title), slip),
    "the longest word of a title": long,
    "the same with a slip of the pen": (title) => slip(long(title)),
    "a common word": () => any(both),
    "two common words": () => `${any(english.nouns)} ${any(english.nouns)}`,
    "two words in Hindi": () => `${any(hindi.adjectives)} ${any(hindi.nouns)}`,
    "three letters": () => any(english.names).slice(0, 3),
    "one letter": () => any([...english.names, ...hindi.names]).slice(0, 1),
    "an author": () => `${any(english.names)} ${any(english.places)}`,
    "a tag and a name": () => `${any(english.tags)} ${any(english.names)}`,
    "words that tell nothing apart": () => any(["the", "and the", "of", "a", "की", "और"]),
    "what nobody wrote": () => `${slip(any(english.nouns))}q${chance.between(10, 99)}x`,
  };
  return Object.entries(kinds).flatMap(([kind, type]) =>
    Array.from({ length: each }, () => {
      const title = any(titles);
      return kind.startsWith("a") && kind.includes("title")
        ? { kind, q: type(title), title }
        : { kind, q: type(title) };
    }),
  );
}
