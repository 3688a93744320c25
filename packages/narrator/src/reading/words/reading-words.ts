import { plain } from "../../understanding/words/plain.ts";

/** What must be known of a language to read its scenes. Words are in lower case, separated by spaces. */
export interface ReadingWords {
  /** What people are, with whatever article or possessive stands before it: "captain", "mother". */
  roles: ReadonlySet<string>;
  /** They stand before a role or a thing, and are no part of its name: "the", "her". */
  articles: ReadonlySet<string>;
  /** Stands before the word for a thing that was told of already. */
  definite: string;
  /** How somebody is called after such a word: "a boy" is "the boy" from then on. Without an entry nothing stands before it. */
  owners: ReadonlyMap<string, string>;
  /** What becomes of a role before a postposition: लड़के से. All that is said of somebody in our words has one. */
  oblique: ReadonlyMap<string, string>;
  /** They stand after whoever does something: ने. */
  doerMarks: ReadonlySet<string>;
  /** A sentence that begins with one of them goes on about whoever the sentence before was about. */
  pronouns: ReadonlySet<string>;
  /** Those of them that say nothing without the sentence before. */
  leaning: ReadonlySet<string>;
  /** A sentence that begins with one of them follows from the one before: "then", "but". */
  joins: ReadonlySet<string>;
  /** A sentence that begins with one of them goes on about the thing that the sentence before was about. */
  thingPronouns: ReadonlySet<string>;
  /** Words for things that the sentence before named, where something is done to them: "them". */
  objects: ReadonlySet<string>;
  /** Words of the player's character: a sentence that begins so tells what the player did. */
  player: ReadonlySet<string>;
  /** What people do who speak or act. A name beside one of them is a person. */
  personVerbs: ReadonlySet<string>;
  /** What only people do. Whatever stands beside one of them speaks, be it a heron. */
  speechVerbs: ReadonlySet<string>;
  /** What so many are that a word of like meaning names none of them. */
  anybody: ReadonlySet<string>;
  /** They begin sentences with a capital, or stand where a doer might, and are nobody's name. */
  noNames: ReadonlySet<string>;
  /** They stand before the names of places. */
  placeMarks: ReadonlySet<string>;
  /** They tell how something is, and not what happened to it. */
  states: ReadonlySet<string>;
  /** Endings of the word before one of those that make it tell what is done: "जलाता है". */
  deedEndings: readonly string[];
  /** Nothing in a scene is found by these alone. */
  vague: ReadonlySet<string>;
}

export const words = (list: string): ReadonlySet<string> => new Set(plain(list).match(/\S+/gu));
