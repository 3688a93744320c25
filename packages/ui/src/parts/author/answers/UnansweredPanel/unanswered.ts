/** What players typed in a scene that meant the same and that nothing answered. */
export interface UnansweredLine {
  id: string;
  /** As one of them typed it. */
  text: string;
  count: number;
  scene: string;
  /** When it was typed last, as a date. */
  lastDay: string;
  /** The kind of act, and whom or what it is about, where they were understood. */
  act: string | null;
  about: string | null;
  /** What it speaks of beside them. */
  topics: readonly string[];
  /** The story as its author saved it answers it now. */
  isAnswered: boolean;
}

export type UnansweredResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; lines: readonly UnansweredLine[] };
