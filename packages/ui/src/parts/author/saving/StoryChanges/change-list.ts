import type { StoryField } from "@katha/storygraph";
import type { RuleDesk, RulesOfChoice, RulesOfScene } from "../../state/rule-words/rules-said.ts";

/** A read-only choice, with everything that players read of it. */
export interface ChoiceText {
  text: string;
  target: string;
  /** Why it is locked, if it is shown as locked. */
  reason?: string | undefined;
  /** What the story remembers of it. */
  remembers?: string | undefined;
  /** Told once, some time later. */
  later?: string | undefined;
  /**
   * When it is offered, what it does and whether it may fail; shown in words if the scene has a
   * `desk`.
   */
  rules?: RulesOfChoice | undefined;
}

/** A read-only scene. */
export interface SceneText {
  text: string;
  choices: readonly ChoiceText[];
  /** Its other details, by field. */
  details: Readonly<Record<string, string>>;
  /** What happens in it, what of it is told and where it leads by itself. */
  rules?: RulesOfScene | undefined;
  /** The story's `stateDesk`, which puts rules into words; without it no rules are shown. */
  desk?: RuleDesk | undefined;
}

/** How the change affects players who are in this scene. */
export const sceneNotices = ["gone", "trapped", "now_ends", "goes_on", "choices", "text"] as const;
export type SceneNotice = (typeof sceneNotices)[number];

export interface SceneChange {
  node: string;
  /** Null if the scene is new. */
  was: SceneText | null;
  /** Null if the scene was deleted. */
  is: SceneText | null;
  notice?: SceneNotice | undefined;
}

/** The changes from one version of a story to another. */
export interface StoryChangeList {
  scenes: readonly SceneChange[];
  fields: readonly { field: StoryField; was: string | boolean; is: string | boolean }[];
  /** Null if the start is unchanged. */
  startMovedTo: string | null;
  endingsGained: readonly string[];
  endingsLost: readonly string[];
  opened: readonly string[];
  closed: readonly string[];
}
