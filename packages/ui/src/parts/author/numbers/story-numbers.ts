/** How a story was played by others than its author. Shares go from 0 to 1. */
export interface StoryNumbers {
  /** How often it was begun. */
  starts: number;
  /** How many people began it. */
  players: number;
  /** How often an ending was reached. */
  finishes: number;
  /** In percent; null before a play. */
  completion: number | null;
  /** Out of 5; null before anybody gave stars. */
  rating: number | null;
  /** The likeliest first. */
  endings: readonly { node: string; title: string; plays: number; share: number }[];
  /** Scenes at which unfinished plays stopped. */
  stops: readonly { node: string; plays: number; share: number }[];
  /** Parts that were retold. */
  retold: readonly { node: string; tellings: number; plays: number }[];
}
