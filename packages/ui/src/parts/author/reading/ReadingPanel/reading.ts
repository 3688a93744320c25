import type { SceneReading } from "@katha/api/shapes";

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
