import { type MergeClash, pathOf, withTheirs } from "@katha/storygraph";
import type { StoryEntry, StoryField } from "@katha/storygraph";
import { parseStructure, printStructure } from "../structure/structure-text.ts";
import type { EntryConflicts } from "./merge-entries.ts";
import type { SavedStory } from "./saved-story.ts";

export type ConflictSide = "mine" | "theirs";

export interface SceneConflict {
  readonly id: string;
  readonly clash: MergeClash;
}

/** What the author has to decide. */
export interface Conflict {
  readonly theirs: StoryEntry;
  readonly savedAt: string;
  readonly fields: readonly StoryField[];
  readonly scenes: readonly SceneConflict[];
}

export function conflictOf(
  { fields, scenes }: EntryConflicts,
  { entry, savedAt }: SavedStory,
): Conflict | undefined {
  if (fields.length === 0 && scenes.length === 0) return undefined;
  const named = scenes.map((clash) => ({
    id: JSON.stringify([...pathOf(clash), clash.field]),
    clash,
  }));
  return { theirs: entry, savedAt, fields, scenes: named };
}

/** What is left to decide once the field or scene is decided. */
export function withoutDecided(conflict: Conflict, id: string): Conflict | undefined {
  const fields = conflict.fields.filter((field) => field !== id);
  const scenes = conflict.scenes.filter((scene) => scene.id !== id);
  return fields.length > 0 || scenes.length > 0 ? { ...conflict, fields, scenes } : undefined;
}

/** What to put in; undefined if mine is already there. Something I removed stays until that is decided. */
export function chosenOf(clash: MergeClash, side: ConflictSide): MergeClash | undefined {
  if (side === "theirs") return clash;
  const isWhole = clash.field === null || (clash.node === null && clash.declared === undefined);
  return clash.mine === undefined && isWhole ? { ...clash, theirs: undefined } : undefined;
}

export function takeTheirs(mine: StoryEntry, clash: MergeClash): StoryEntry {
  const structure = parseStructure(mine.structureText);
  if (structure === undefined) return mine;
  return { ...mine, structureText: printStructure(withTheirs(structure, clash)) };
}
