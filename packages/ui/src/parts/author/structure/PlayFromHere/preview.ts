import type { Model, SkillCheckOutcome } from "@katha/api/shapes";
import type {
  ConditionWords,
  Quality,
  StateByHand,
  Thing,
  Value,
  WalkTotals,
} from "@katha/storygraph";
import type { StateChangeWords } from "../../../state/words/words.ts";

export interface PreviewChoice {
  text: string;
  /** Whether its target exists. */
  leads: boolean;
  /** Its condition does not hold. */
  isLocked?: boolean;
  /** Why it is locked, in the author's words. */
  reason?: string;
  /** The condition, if the author gives no reason. */
  needs?: ConditionWords;
  /** The chance of passing its skill check, from 0 to 1. */
  odds?: number;
}

export interface PreviewStep {
  node: string;
  /** The choice that led here; null at the start. */
  choice: string | null;
}

export type PreviewTotals = WalkTotals;

export interface PreviewNarrator {
  models: readonly Model[];
  /** Null for no model: the scenes are shown as written. */
  value: string | null;
  onValueChange: (key: string | null) => void;
}

/** The state after a step, including hidden qualities. */
export interface PreviewState {
  qualities: readonly { id: string; name: string; shown: boolean; value: Value }[];
  things: readonly { id: string; name: string }[];
  /** The changes by the last step. */
  changes: readonly StateChangeWords[];
  check: SkillCheckOutcome | null;
}

/** What can be set before the play begins. */
export interface PreviewSetup {
  qualities: Readonly<Record<string, Quality>>;
  things: Readonly<Record<string, Thing>>;
  /** Endings that a condition refers to. */
  endings: readonly string[];
  value: StateByHand;
  /** Restarts the play with that state. */
  onValueChange: (value: StateByHand) => void;
}

export const previewOutcomes = ["chance", "won", "lost"] as const;
export type PreviewOutcome = (typeof previewOutcomes)[number];
export interface PreviewOutcomeChoice {
  value: PreviewOutcome;
  onValueChange: (outcome: PreviewOutcome) => void;
}
