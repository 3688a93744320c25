import type { Candidate } from "./model-settings.ts";
import type { SampleFailure } from "./sample-failures.ts";

export const sampleScenes = ["english", "hindi", "story"] as const;
export type SampleScene = (typeof sampleScenes)[number];

/** A scene as a model told it. */
export interface ToldSample {
  language: string;
  storyTitle: string;
  /** The end of what was told before. */
  before: string;
  typed: string;
  told: string;
  /** What Katha's own storyteller tells. */
  builtIn: string;
  choices: readonly string[];
  failed: SampleFailure | null;
  /** The check that a sentence failed. */
  flaw: string | null;
  /** Null where no schema was asked for. */
  schemaHeld: boolean | null;
  firstWordMs: number | null;
  wholeMs: number;
  words: number;
  promptTokens: number;
  completionTokens: number;
}

/** One scene of a sample. */
export interface HeardScene {
  /** Unique in the sample: several stories may be heard. */
  id: string;
  scene: SampleScene;
  /** Known before it is told for a story that was chosen. */
  storyTitle?: string | undefined;
  state: "waits" | "telling" | "told" | "stopped";
  told?: ToldSample | undefined;
  /** Why nothing came back at all. */
  failure?: string | undefined;
}

/** A model that is being heard. */
export interface Hearing extends Candidate {
  scenes: readonly HeardScene[];
}

/** Words a second, once it has begun; undefined where too little was told to say. */
export function wordsPerSecond({ words, wholeMs, firstWordMs }: ToldSample): number | undefined {
  const seconds = (wholeMs - (firstWordMs ?? 0)) / 1000;
  return words < 5 || seconds <= 0 ? undefined : words / seconds;
}
