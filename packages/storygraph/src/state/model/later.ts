/** Something done that is told of again, once, some time after. */
export interface Owed {
  /** The answer or choice, by the name under which it is counted. */
  deed: string;
  /** The scene that the player was in after it: it is not told of there. */
  at: string;
  /** What the story remembers of it; whoever disputes that is not told of it. */
  remembers: string | null;
}

/** What comes back of what was done. Plain data. */
export interface Later {
  /** The oldest first. */
  owed: readonly Owed[];
  /** The deeds that were told of, or are told of now. */
  told: readonly string[];
  /** What is told on coming to the present scene. */
  now: readonly Owed[];
}
