/** A deed that is told of once more, some time later. */
export interface Owed {
  /** The name under which the answer or choice is counted. */
  deed: string;
  /** The scene the player was in after it, where it is not told of. */
  at: string;
  /** What the story remembers of it; a player who disputes that is not told of it. */
  remembers: string | null;
}

/** The deeds that are told of later. Plain data. */
export interface Later {
  /** Oldest first. */
  owed: readonly Owed[];
  /** The deeds that were told of, or are told of now. */
  told: readonly string[];
  /** What is told on arriving at the current scene. */
  now: readonly Owed[];
}
