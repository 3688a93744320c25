import type { ConditionWords, Quality, StateByHand, Thing, Value } from "@katha/storygraph";
import type { CheckWords, StateChangeWords } from "../../../state/words/words.ts";

export interface PreviewChoice {
  text: string;
  /** Its target scene exists. */
  leads: boolean;
  /** Its condition does not hold. */
  isLocked?: boolean;
  /** Why, in the author's words. */
  reason?: string;
  /** What it needs, where the author gives no reason. */
  needs?: ConditionWords;
  /** How likely its skill check is to be won, from 0 to 1. */
  odds?: number;
}

export interface PreviewStep {
  node: string;
  /** The choice that led here; null at the start. */
  choice: string | null;
}

export interface PreviewTotals {
  turns: number;
  nodes: number;
  minutes: number;
  credits: number;
  xp: number;
}

export interface PreviewNarrator {
  models: readonly { key: string; name: string; note?: string }[];
  /** Null: no model, the scenes are shown as written. */
  value: string | null;
  onValueChange: (key: string | null) => void;
}

/** What the story counts after a step, hidden qualities too. */
export interface PreviewState {
  qualities: readonly { id: string; name: string; shown: boolean; value: Value }[];
  things: readonly { id: string; name: string }[];
  /** What the last step did. */
  changes: readonly StateChangeWords[];
  check: CheckWords | null;
}

/** What can be set by hand before the play begins. */
export interface PreviewSetup {
  qualities: Readonly<Record<string, Quality>>;
  things: Readonly<Record<string, Thing>>;
  /** Endings that a condition asks for. */
  endings: readonly string[];
  value: StateByHand;
  /** Begins anew with that state. */
  onValueChange: (value: StateByHand) => void;
}

export const previewOutcomes = ["chance", "won", "lost"] as const;
export type PreviewOutcome = (typeof previewOutcomes)[number];
