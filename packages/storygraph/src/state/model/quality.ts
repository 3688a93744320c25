/** What a quality can hold: yes or no, a number, a word, or a set of words. */
export type Value = boolean | number | string | readonly string[];

interface Declared {
  /** What players and authors call it. */
  name: string;
  /** Whether players see it. Hidden values never leave the server. */
  shown: boolean;
}

export interface FlagQuality extends Declared {
  kind: "flag";
  start: boolean;
}
export interface NumberQuality extends Declared {
  kind: "number";
  start: number;
  least: number;
  most: number;
}
export interface OneOfQuality extends Declared {
  kind: "one_of";
  values: readonly string[];
  start: string;
}
export interface SetQuality extends Declared {
  kind: "set";
  values: readonly string[];
  start: readonly string[];
}
/** Such as a name that the player gives. */
export interface TextQuality extends Declared {
  kind: "text";
  start: string;
}
export type Quality = FlagQuality | NumberQuality | OneOfQuality | SetQuality | TextQuality;
export type QualityKind = Quality["kind"];

/** Something that can be carried. */
export interface Thing {
  name: string;
  about: string;
  /** Whether the player has it from the first line on. */
  start: boolean;
}

/** The quality that `health` declares. */
export const healthQuality = "health";
