import type { ReadEntry, SceneReading } from "@katha/api/shapes";

export const readKinds = [
  "people",
  "things",
  "places",
] as const satisfies readonly (keyof SceneReading)[];
export type ReadKind = (typeof readKinds)[number];

export type ReadingResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; reading: SceneReading };

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
