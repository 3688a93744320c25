/** Something that a scene may hold, and what it does while nobody attends to it. */
export interface Motif {
  /** The words of the author's text that say it is there. */
  seen: RegExp;
  lines: readonly string[];
  /** Found in houses and streets: not at sea, in the wild or between worlds. */
  isOfHouses?: true;
}

/** Sentences about places and people in one language, shared by all voices. */
export interface World {
  motifs: readonly Motif[];
  hours: Readonly<Record<string, readonly string[]>>;
  weathers: Readonly<Record<string, readonly string[]>>;
  /** Hours and weathers where people live. */
  nearHouses: Readonly<Record<string, readonly string[]>>;
  /** Small acts of somebody who is present; those of `bodies` need hands and a face. */
  gestures: readonly string[];
  bodies: readonly string[];
  /** How players give their name, the name in the first group. */
  naming: RegExp;
  /** After the player has given a name, and later, when it comes back; `{name}` is it. */
  named: readonly string[];
  nameAgain: readonly string[];
}
