export const sureness = ["sure", "likely", "perhaps"] as const;
/** How sure it is that the text means this. */
export type Sureness = (typeof sureness)[number];

export const readKinds = ["people", "things", "places"] as const;
export type ReadKind = (typeof readKinds)[number];

/** Somebody or something that the scenes tell of. */
export interface ReadEntry {
  name: string;
  /** Whatever else means it. */
  also: readonly string[];
  sure: Sureness;
  isOfBible: boolean;
  /** How many sentences tell of it; the first of them are in `sentences`. */
  count: number;
  sentences: readonly { scene: string; text: string; sure: Sureness }[];
}

/** Who is in a scene. */
export interface ReadScene {
  scene: string;
  present: readonly string[];
  /** Named there, and not there. */
  named: readonly string[];
}

/** A story as the narrator reads it. */
export interface StoryReading extends Readonly<Record<ReadKind, readonly ReadEntry[]>> {
  scenes: readonly ReadScene[];
  /** What its author says is nobody and nothing. */
  leftOut: readonly string[];
  /** Whom it is told of; null if it is told of "you" or "me". */
  played: string | null;
}

export type ReadingResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; reading: StoryReading };

/** A correction by the author. */
export type Mending =
  | { kind: "leave_out"; name: string }
  | { kind: "bring_back"; name: string }
  /** Both names mean one person. */
  | { kind: "same"; name: string; other: string }
  | { kind: "here"; name: string; scene: string }
  | { kind: "away"; name: string; scene: string };

/** The entries of which a name has these words. */
export function entriesWith(entries: readonly ReadEntry[], words: string): readonly ReadEntry[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return entries;
  return entries.filter(({ name, also }) =>
    [name, ...also].some((one) => one.toLowerCase().includes(wanted)),
  );
}
