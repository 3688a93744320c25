import type { Candidate } from "./model-settings.ts";

export const paintFailures = [
  "unreachable",
  "key_refused",
  "unpaid",
  "model_unknown",
  "too_many_requests",
  "provider_failed",
  "too_slow",
  "broken_off",
  "refused",
  "no_picture",
] as const;
export type PaintFailure = (typeof paintFailures)[number];

/** A scene as a model painted it. */
export interface PaintedSample {
  /** What it was asked to paint, in English. */
  words: string;
  /** Its address; null where none came. */
  picture: string | null;
  /** What Katha's own painter made of it. */
  builtIn: string;
  failed: PaintFailure | null;
  wholeMs: number;
  width: number;
  height: number;
}

/** A model whose picture is awaited or looked at. */
export interface Seeing extends Candidate {
  state: "painting" | "painted" | "stopped";
  sample?: PaintedSample | undefined;
  /** Why nothing came back at all. */
  failure?: string | undefined;
}
