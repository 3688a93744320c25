import { lazily } from "../lib/lazily.ts";
import { textOf } from "../lib/tables/read-table.ts";

export const partsOfSpeech = ["noun", "verb", "adjective", "adverb"] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

/** The words that irregular forms are forms of, by part of speech and form: `verb took`. */
const irregular = lazily((): ReadonlyMap<string, readonly string[]> => {
  const file = new URL("irregular-forms.txt", import.meta.url);
  const lemmas = new Map<string, string[]>();
  for (const line of textOf(file).trim().split("\n")) {
    const [part = "", lemma = "", ...forms] = line.split(" ");
    for (const form of forms) {
      const name = `${part} ${form}`;
      lemmas.set(name, [...(lemmas.get(name) ?? []), lemma]);
    }
  }
  return lemmas;
});

/** An ending, and what may stand in its place in the word itself. */
type Ending = readonly [ending: string, ...own: string[]];

const ofNouns: readonly Ending[] = [
  ["'s", ""],
  ["s'", "s", ""],
  ["ies", "y", "ie"],
  ["ves", "f", "fe"],
  ["men", "man"],
  ["es", "e", ""],
  ["s", ""],
];
const ofVerbs: readonly Ending[] = [
  ["ies", "y", "ie"],
  ["es", "e", ""],
  ["s", ""],
  ["ied", "y"],
  ["ed", "", "e"],
  ["ying", "ie"],
  ["ing", "", "e"],
];
const ofAdjectives: readonly Ending[] = [
  ["ier", "y"],
  ["iest", "y"],
  ["er", "", "e"],
  ["est", "", "e"],
];
const endings: Readonly<Record<PartOfSpeech, readonly Ending[]>> = {
  noun: ofNouns,
  verb: ofVerbs,
  adjective: ofAdjectives,
  adverb: ofAdjectives,
};
const doubled = /([b-df-hj-np-tv-z])\1$/u;
/** Words whose plural or third person has a syllable more. */
const takesEs = /(?:[sxzo]|ch|sh)$/u;
const leastOfStem = 2;

/** What a form may be a form of, likeliest first: as a verb "found" of "find" and then itself, "tries" of "try". */
export function lemmasOf(form: string, part: PartOfSpeech): string[] {
  const lemmas = [...(irregular().get(`${part} ${form}`) ?? []), form];
  for (const [ending, ...own] of endings[part]) {
    const rest = form.slice(0, -ending.length);
    if (!form.endsWith(ending) || rest.length < leastOfStem) continue;
    if (ending === "s" && rest.endsWith("s")) continue;
    const isWhole = ending !== "es" || takesEs.test(rest);
    if (/^(?:ed|ing|er|est)$/u.test(ending) && doubled.test(rest)) lemmas.push(rest.slice(0, -1));
    lemmas.push(...own.filter((end) => end !== "" || isWhole).map((end) => `${rest}${end}`));
  }
  return lemmas;
}
