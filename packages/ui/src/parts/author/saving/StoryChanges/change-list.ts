import type { StoryField } from "@katha/storygraph";
import type { RuleDesk, RulesOfChoice, RulesOfScene } from "../../state/rule-words/rules-said.ts";

/** A choice for reading only, with all that players read of it. */
export interface ChoiceText {
  text: string;
  target: string;
  /** Why it is locked, where it is shown so. */
  reason?: string | undefined;
  /** What the story remembers of it. */
  remembers?: string | undefined;
  /** Told once, some time after. */
  later?: string | undefined;
  /** When it is offered, what it does and whether it may fail; said in words where the scene has a `desk`. */
  rules?: RulesOfChoice | undefined;
}

/** A scene for reading only. */
export interface SceneText {
  text: string;
  choices: readonly ChoiceText[];
  /** Its other details, by field. */
  details: Readonly<Record<string, string>>;
  /** What happens in it, what of it is told and where it leads by itself. */
  rules?: RulesOfScene | undefined;
  /** `stateDesk` of the story that the scene is in, which says its rules in words; without it none is shown. */
  desk?: RuleDesk | undefined;
}

/** How the change affects players who are at this scene. */
export const sceneNotices = ["gone", "trapped", "now_ends", "goes_on", "choices", "text"] as const;
export type SceneNotice = (typeof sceneNotices)[number];

export interface SceneChange {
  node: string;
  /** Null: it is new. */
  was: SceneText | null;
  /** Null: it is gone. */
  is: SceneText | null;
  notice?: SceneNotice | undefined;
}

/** What became of a story from one version to another. */
export interface StoryChangeList {
  scenes: readonly SceneChange[];
  fields: readonly { field: StoryField; was: string | boolean; is: string | boolean }[];
  /** Null: it begins where it began. */
  startMovedTo: string | null;
  endingsGained: readonly string[];
  endingsLost: readonly string[];
  opened: readonly string[];
  closed: readonly string[];
}
