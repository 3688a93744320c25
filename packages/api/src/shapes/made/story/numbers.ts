// Made from the contract by `npm run readers`.

export interface StoryNumbers {
  starts: number;
  players: number;
  /** Plays that came to an ending, in whichever branch */
  finishes: number;
  /** Percent; null without starts */
  completionRate: number | null;
  /** As they were played, the likeliest first; shares are of all that were come to */
  endings: {
    node: string;
    title: string;
    plays: number;
    share: number;
  }[];
  /** Where plays that came to no ending stand; shares are of the starts */
  dropOff: {
    node: string;
    plays: number;
    share: number;
  }[];
  /** Passages that players had told again, by the node that they led to */
  retried: {
    node: string;
    tellings: number;
    plays: number;
  }[];
}
