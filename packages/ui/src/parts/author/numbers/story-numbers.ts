/** How a story was played by readers other than its author. Shares are from 0 to 1. */
export interface StoryNumbers {
  /** How often it was started. */
  starts: number;
  /** How many people started it. */
  players: number;
  /** How often an ending was reached. */
  finishes: number;
  /** In percent; null before the first play. */
  completion: number | null;
  /** Out of 5; null before the first rating. */
  rating: number | null;
  /** The most frequent first. */
  endings: readonly { node: string; title: string; plays: number; share: number }[];
  /** The scenes in which unfinished plays stopped. */
  stops: readonly { node: string; plays: number; share: number }[];
  /** Parts that players had retold. */
  retold: readonly { node: string; tellings: number; plays: number }[];
}
