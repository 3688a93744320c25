import type { StoryField } from "@katha/storygraph";

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
}

/** A scene for reading only. */
export interface SceneText {
  text: string;
  choices: readonly ChoiceText[];
  /** Its other details, by field. */
  details: Readonly<Record<string, string>>;
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
