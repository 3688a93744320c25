import { nodeNamed } from "@katha/storygraph";
import type { StoryVersion } from "../port.ts";
import { bibleOf } from "./bible.ts";
import { termsOf } from "./words/terms.ts";
import { bestLike } from "./words/word-likeness.ts";

/** Somebody or something of the story that a line speaks of. */
export interface Named {
  kind: "person" | "thing" | "place";
  name: string;
  about: string;
  /** In the scene now: of its cast, or named in its text. */
  isHere: boolean;
}

/** "a goat with yellow eyes" is called a goat too. */
function nounOf(description: string): string {
  return /\b(?:a|an|the) ([\p{L}]+)/u.exec(description)?.[1] ?? "";
}

const small = new Set([
  "old",
  "young",
  "small",
  "little",
  "big",
  "one",
  "two",
  "who",
  "only",
  "oldest",
]);

/** The player's own character, as the bible says it: "eight; you". */
const isPlayer = ({ name, is }: { name: string; is: string }) =>
  name === "I" || /\byou\b|(?<!\p{L})(?:तुम|मैं|আমি|তুমি|நான்|நீ|میں|تم|मी|तू)(?!\p{L})/iu.test(is);

/** Those of a scene's cast whom the player can speak to. */
export function othersIn({ bible }: StoryVersion, cast: readonly string[]): string[] {
  const played = new Set(
    bibleOf(bible)
      .cast.filter(isPlayer)
      .map(({ name }) => name),
  );
  return cast.filter((name) => name !== "" && !played.has(name));
}

function entriesOf({ bible }: StoryVersion) {
  const { cast, places, objects, spellings } = bibleOf(bible);
  const others = (name: string) =>
    spellings.flatMap((pair) => (pair.includes(name) ? pair.filter((one) => one !== name) : []));
  const entry = (kind: Named["kind"], name: string, about: string, forms: readonly string[]) => ({
    kind,
    name,
    about,
    forms: [name, ...others(name), ...forms].filter((form) => form !== "" && !small.has(form)),
  });
  return [
    ...cast
      .filter((one) => !isPlayer(one))
      .map(({ name, is }) => entry("person", name, is, [nounOf(is)])),
    ...objects.map(({ name, about }) => entry("thing", name, about, [])),
    ...places.map(({ name, about }) => entry("place", name, about, [])),
  ];
}

/** Everybody and everything of the story that a line names, in either script; people first. */
export function namedIn(story: StoryVersion, node: string, said: string): Named[] {
  const spoken = termsOf(said);
  const { cast = [], text = "" } = nodeNamed(story.graph, node) ?? {};
  return entriesOf(story).flatMap(({ kind, name, about, forms }) => {
    const isSpokenOf = forms.some((form) => {
      const terms = termsOf(form);
      return terms.length > 0 && terms.every((term) => bestLike(term, spoken).like > 0);
    });
    if (!isSpokenOf) return [];
    const isHere = cast.includes(name) || forms.some((form) => text.includes(form));
    return [{ kind, name, about, isHere }];
  });
}
