import { languages } from "../../languages/index.ts";
import { perStory } from "../../lib/per-story.ts";
import type { StoryVersion } from "../../port.ts";
import { wholeTextOf } from "../../reading/index.ts";
import { inLatin } from "../../text/in-latin.ts";
import { isDevanagari } from "../../understanding/words/letters.ts";
import { hindiVerbs } from "./hindi-verbs.ts";
import { pastFormsOf } from "./hindi-past.ts";

/** As most people type it: "paani" is "pani", "gayee" is "gai". */
const typed = (latin: string) =>
  latin
    .toLowerCase()
    .replaceAll("aa", "a")
    .replaceAll(/ee|ii/gu, "i")
    .replaceAll(/oo|uu/gu, "u")
    .replaceAll("w", "v")
    .replaceAll("z", "j")
    .replaceAll("ph", "f")
    .replaceAll(/(?<=[aiu])y(?=[iea])/gu, "");

const hindi = languages.find(({ code }) => code === "hi");
const small = (hindi?.sounds?.written ?? []).flatMap(([ways, written]) =>
  ways.split(" ").map((way) => [way, written] as const),
);
const present = (stem: string) => ["ता", "ती", "ते"].map((ending) => stem + ending);
const listed = [
  ...Object.values(hindi?.things ?? {}),
  ...Object.values(hindi?.deeds ?? {}),
  ...hindiVerbs,
  ...hindiVerbs.flatMap(pastFormsOf),
  ...hindiVerbs.flatMap(present),
].flatMap((words) => words.split(" "));

const ofList = (words: readonly string[]) =>
  words.filter((one) => isDevanagari(one)).map((one) => [typed(inLatin(one)), one] as const);
const common = ofList(listed).toReversed();

/** The words of a story, and of the lists of its language, by how they are typed; the story's own come first. */
const written = perStory(
  (story) =>
    new Map([
      ...common,
      ...ofList([...new Set(wholeTextOf(story).match(/[\p{L}\p{M}]+/gu))]).toReversed(),
      ...small,
    ]),
);

/** A line of Hindi that was typed in Latin letters as it is written; the same line where a word of it is not known. */
export function inDevanagari(story: StoryVersion, said: string): string {
  if (/[^a-z\s.!']/iu.test(said)) return said;
  const known = written(story);
  const words = said.toLowerCase().match(/[a-z]+/gu) ?? [];
  const own = words.map((one) => known.get(one) ?? known.get(typed(one)));
  return own.includes(undefined) ? said : own.join(" ");
}
