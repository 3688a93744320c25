/** Lines with the same meaning that players typed in a scene and that nothing answered. */
export interface UnansweredLine {
  id: string;
  /** The line as one of them typed it. */
  text: string;
  count: number;
  scene: string;
  /** The date on which it was last typed. */
  lastDay: string;
  /** The kind of act, and whom or what it is about, as far as they were understood. */
  act: string | null;
  about: string | null;
  /** Other things that it mentions. */
  topics: readonly string[];
  /** Players were asked which choice they meant by it, and it was none of those. */
  isDeclined: boolean;
  /** Whether the saved story answers it by now. */
  isAnswered: boolean;
}

export type UnansweredResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; lines: readonly UnansweredLine[] };
