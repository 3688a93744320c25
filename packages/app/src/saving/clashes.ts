import { type MergeClash, withTheirs } from "@katha/storygraph";
import { type ClashSide, type EditField, jsonFault, type StoryEntry } from "@katha/ui";
import type { EntryClashes } from "./merge-entries.ts";
import type { KnownStory } from "./orders.ts";

export type Side = ClashSide;

export interface SceneOfClash {
  readonly id: string;
  readonly clash: MergeClash;
}

/** What an author is asked to choose between. */
export interface Clashes {
  readonly theirs: StoryEntry;
  readonly savedAt: string;
  readonly fields: readonly EditField[];
  readonly scenes: readonly SceneOfClash[];
}

export function newClashes(
  { fields, scenes }: EntryClashes,
  { entry, savedAt }: KnownStory,
): Clashes | undefined {
  if (fields.length === 0 && scenes.length === 0) return undefined;
  const named = scenes.map((clash) => ({ id: JSON.stringify([clash.node, clash.field]), clash }));
  return { theirs: entry, savedAt, fields, scenes: named };
}

/** What is left to choose once the field or the scene is decided. */
export function decided(clashes: Clashes, id: string): Clashes | undefined {
  const fields = clashes.fields.filter((field) => field !== id);
  const scenes = clashes.scenes.filter((scene) => scene.id !== id);
  return fields.length > 0 || scenes.length > 0 ? { ...clashes, fields, scenes } : undefined;
}

/** What is to be put in; nothing where mine stands already. What I took away was left there until it is chosen. */
export function chosenOf(clash: MergeClash, side: Side): MergeClash | undefined {
  if (side === "theirs") return clash;
  const isWhole = clash.node === null || clash.field === null;
  return clash.mine === undefined && isWhole ? { ...clash, theirs: undefined } : undefined;
}

export function takenFrom(mine: StoryEntry, clash: MergeClash): StoryEntry {
  if (jsonFault(mine.structureText)) return mine;
  const structure = JSON.parse(mine.structureText.trim() || "{}") as Record<string, unknown>;
  return { ...mine, structureText: JSON.stringify(withTheirs(structure, clash), null, 2) };
}
