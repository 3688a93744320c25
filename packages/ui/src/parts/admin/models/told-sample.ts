import type { ModelSample } from "@katha/api/shapes";
import type { Candidate } from "./model-settings.ts";

/** One scene of a sample. */
export interface HeardScene {
  /** Unique in the sample: several stories may be heard. */
  id: string;
  scene: ModelSample["scene"];
  /** Known before it is told for a story that was chosen. */
  storyTitle?: string | undefined;
  state: "waits" | "telling" | "told" | "stopped";
  told?: ModelSample | undefined;
  /** Why nothing came back at all. */
  failure?: string | undefined;
}

/** A model that is being heard. */
export interface Hearing extends Candidate {
  scenes: readonly HeardScene[];
}

/** Words a second, once it has begun; undefined where too little was told to say. */
export function wordsPerSecond({ words, wholeMs, firstWordMs }: ModelSample): number | undefined {
  const seconds = (wholeMs - (firstWordMs ?? 0)) / 1000;
  return words < 5 || seconds <= 0 ? undefined : words / seconds;
}
