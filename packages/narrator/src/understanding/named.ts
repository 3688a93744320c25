import { nodeNamed, textAt } from "@katha/storygraph";
import { lruCache } from "../lib/lru-cache.ts";
import type { Position, StoryVersion } from "../port.ts";
import { bibleOf } from "../bible/bible.ts";
import { isPlayed } from "../bible/played.ts";
import { phrasesOf, wordsOfAll } from "./phrases/heard.ts";
import { isLatinHindi } from "./words/latin-hindi.ts";
import { plain } from "./words/plain.ts";
import { isEmpty, termsOf, word } from "./words/terms.ts";
import { bestLike } from "./words/word-likeness.ts";

/** A person, thing or place of the story that a line names. */
export interface Named {
  /** `self` is the player's own character. */
  kind: "person" | "thing" | "place" | "self";
  name: string;
  /** All its names. */
  names: readonly string[];
  about: string;
  /** A person in the scene; a thing or place that was named recently or is carried. */
  isHere: boolean;
}

interface Entry extends Omit<Named, "isHere" | "names"> {
  /** The words of each of its names. */
  forms: readonly { text: string; plain: string; terms: readonly string[] }[];
}

/** "A goat with yellow eyes" is called a goat too. */
const calledSo = phrasesOf(({ people }) => people?.noun);
const nounOf = (description: string) => calledSo.exec(description)?.groups?.["noun"] ?? "";
const noNouns = wordsOfAll(({ people }) => people?.noNouns);

/** Those of a scene's cast whom the player can speak to. */
export function othersIn({ bible }: StoryVersion, cast: readonly string[]): string[] {
  const played = new Set(
    bibleOf(bible)
      .cast.filter(isPlayed)
      .map(({ name }) => name),
  );
  return cast.filter((name) => name !== "" && !played.has(name));
}

const known = new WeakMap<object, readonly Entry[]>();

function entriesOf({ bible }: StoryVersion): readonly Entry[] {
  const read = bibleOf(bible);
  const before = known.get(read);
  if (before) return before;
  const { cast, places, objects, spellings } = read;
  const others = (name: string) =>
    spellings.flatMap((pair) => (pair.includes(name) ? pair.filter((one) => one !== name) : []));
  const entry = (
    kind: Entry["kind"],
    { name, also }: { name: string; also: readonly string[] },
    about: string,
    noun = "",
  ): Entry => {
    const forms = [name, ...others(name), ...also, noun]
      .filter((form) => form !== "" && !noNouns.has(form))
      .map((form) => ({ text: form, plain: plain(form), terms: termsOf(form) }));
    return { kind, name, about, forms };
  };
  const entries = [
    ...cast.map((one) =>
      isPlayed(one) ? entry("self", one, one.is) : entry("person", one, one.is, nounOf(one.is)),
    ),
    ...objects.map((one) => entry("thing", one, one.about)),
    ...places.map((one) => entry("place", one, one.about)),
  ];
  known.set(read, entries);
  return entries;
}

const self = phrasesOf(({ people }) => people?.self);

const lastScenes = 4;

/** The text in which things here are named: of this scene and those just before it. */
function textsNear({ graph }: StoryVersion, { path, state }: Position): string {
  return [...new Set(path.slice(-lastScenes))].map((name) => textAt(graph, name, state)).join("\n");
}

/** Terms for acts: "stars" may mean staring, so such a name counts only where the line spells it. */
const isDeed = (term: string) => term.startsWith(":");

/** Whether the line has the words of a name themselves, endings aside, not just synonyms. */
function isSpelt(name: string, words: readonly string[]): boolean {
  const own = (name.match(word) ?? []).filter((one) => !isEmpty(one));
  return own.every((one) => {
    const stem = one.slice(0, Math.max(2, one.length - 2));
    return words.some((other) => other.startsWith(stem) && other.length <= one.length + 3);
  });
}

/** A shorter name may be a Hindi word. */
const leastOfName = 6;

/** A person's name, letter for letter, whatever it means in Hindi: "Bakhshi" is not "forgive". */
const isLetterForLetter = ({ kind }: Entry, name: string, words: readonly string[]): boolean =>
  kind === "person" && name.length >= leastOfName && words.includes(name);

/** Cached, since several steps ask whom a line names. */
const namedLately = new WeakMap<object, ReturnType<typeof lruCache<readonly Entry[]>>>();

/** The story's people, things and places that a line names, in either script. */
function entriesIn(story: StoryVersion, said: string): readonly Entry[] {
  const bible = bibleOf(story.bible);
  const entries = namedLately.get(bible) ?? lruCache<readonly Entry[]>(500);
  namedLately.set(bible, entries);
  return entries(said, () => readEntries(story, said));
}

function readEntries(story: StoryVersion, said: string): Entry[] {
  const spoken = termsOf(said);
  const words: readonly string[] = plain(said).match(word) ?? [];
  // A name may be a common word: "Karna" means "to do" in Hindi.
  const isHindi = isLatinHindi(words);
  const found = entriesOf(story).map((entry) => {
    const met = entry.forms.filter(({ plain: form, terms }) =>
      terms.length > 0
        ? terms.every((term) => bestLike(term, spoken).like > 0) ||
          (isHindi && isLetterForLetter(entry, form, words))
        : !isHindi && !isEmpty(form) && words.includes(form),
    );
    return { entry, met, spelt: met.filter(({ plain: form }) => isSpelt(form, words)) };
  });
  const termsSpelt = (of: typeof found) =>
    of.flatMap(({ spelt }) => spelt.flatMap(({ terms }) => terms));
  const covered = new Set(termsSpelt(found));
  // Of two people whose names sound or mean alike, the one spelt in the line is meant.
  const people = termsSpelt(found.filter(({ entry }) => entry.kind === "person"));
  const isOfPeople = (term: string) => bestLike(term, people).like > 0;
  const isOther = (term: string) => isDeed(term) || covered.has(term);
  return found.flatMap(({ entry, met, spelt }) => {
    const isTaken = entry.kind === "person" ? isOfPeople : isOther;
    const isSpokenOf =
      spelt.length > 0 ? met.length > 0 : met.some(({ terms }) => !terms.every(isTaken));
    return isSpokenOf ? [entry] : [];
  });
}

/** The names of those people, things and places, the player's own character aside. */
export const namesIn = (story: StoryVersion, said: string): string[] =>
  entriesIn(story, said).flatMap(({ kind, name }) => (kind === "self" ? [] : [name]));

/** Everyone and everything that a line names, and whether it is here; people first. */
export function namedIn(story: StoryVersion, position: Position, said: string): Named[] {
  const { cast = [] } = nodeNamed(story.graph, position.node) ?? {};
  const near = textsNear(story, position);
  const { things = {} } = story.graph;
  const carried = new Set(position.state.things.map((id) => things[id]?.name ?? id));
  const isSelf = self.test(plain(said));
  const spokenOf = new Set(entriesIn(story, said));
  return entriesOf(story).flatMap((entry) => {
    const { kind, name, about, forms } = entry;
    if (!spokenOf.has(entry) && !(kind === "self" && isSelf)) return [];
    const isNear = forms.some(({ text }) => near.includes(text) || carried.has(text));
    const isHere = kind === "self" || cast.includes(name) || (kind !== "person" && isNear);
    return [{ kind, name, names: forms.map(({ text }) => text), about, isHere }];
  });
}
