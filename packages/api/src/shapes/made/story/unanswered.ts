// Made from the contract by `npm run readers`.

export interface UnansweredGroup {
  id: string;
  /** As one of them typed it, at most 200 characters */
  text: string;
  count: number;
  scene: string;
  lastDay: string;
  /** The kind of act, where it was understood */
  act: string | null;
  /** The person, thing or place that it was about */
  about: string | null;
  /** What it speaks of beside that, as an answer can ask for it */
  topics: string[];
  /** Players were asked which choice they meant by it, and it was none of those */
  declined: boolean;
  /** Whether the story, as its author has saved it since, answers it now */
  answered: boolean;
}

export interface UnansweredLines {
  /** The most frequent first */
  groups: UnansweredGroup[];
}
