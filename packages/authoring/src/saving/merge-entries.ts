import { diff, merge, type MergeClash, normalise, sameJson } from "@katha/storygraph";
import type { StoryEntry, StoryField } from "@katha/storygraph";
import type { EntryRules } from "../entry/entry-rules.ts";
import { parseStructure, printStructure } from "../structure/structure-text.ts";

/** What the author's words are based on: as sent from here, and as the server has it. */
export interface Base {
  readonly sent: StoryEntry;
  readonly read: StoryEntry;
}

export interface EntryConflicts {
  readonly fields: readonly StoryField[];
  readonly scenes: readonly MergeClash[];
}

export interface MergedEntries {
  readonly entry: StoryEntry;
  readonly conflicts: EntryConflicts;
  /** What was taken over from the other side. */
  readonly merged: { readonly fields: readonly StoryField[]; readonly scenes: number };
}

type Structure = Readonly<Record<string, unknown>>;

const structureOf = ({ structureText }: StoryEntry) => parseStructure(structureText);

function scenesThatDiffer(one: Structure, other: Structure): number {
  const { added, removed, changed, declared } = diff(normalise(one), normalise(other));
  return added.length + removed.length + changed.length + declared.length;
}

/** The merged structure; the whole is a conflict if mine cannot be parsed now. */
function mergeStructures(base: Base | undefined, mine: StoryEntry, theirs: StoryEntry) {
  const unchanged = { text: mine.structureText, clashes: [], scenes: 0, isConflict: false };
  const [ours, other] = [structureOf(mine), structureOf(theirs) ?? {}];
  const read = base && structureOf(base.read);
  const sent = base && structureOf(base.sent);
  if (read && sameJson(read, other)) return unchanged;
  if (ours === undefined) return { ...unchanged, isConflict: true };
  if (sameJson(ours, other)) return unchanged;
  if (sent && sameJson(sent, ours))
    return { ...unchanged, text: theirs.structureText, scenes: scenesThatDiffer(ours, other) };
  const { structure, clashes } = merge(sent, ours, other);
  return {
    ...unchanged,
    text: printStructure(structure),
    clashes,
    scenes: scenesThatDiffer(ours, structure),
  };
}

/** Merges two states of a story: what only one side changed is taken from that side. */
export function mergeEntries(
  { editFields, saysTheSame }: EntryRules,
  base: Base | undefined,
  mine: StoryEntry,
  theirs: StoryEntry,
): MergedEntries {
  const structure = mergeStructures(base, mine, theirs);
  const plain = editFields.filter((field) => field !== "structureText");
  const differing = plain.filter(
    (field) =>
      !saysTheSame(field, mine, theirs) && !(base && saysTheSame(field, base.read, theirs)),
  );
  const merged = differing.filter((field) => base && saysTheSame(field, base.sent, mine));
  const conflicting: StoryField[] = differing.filter((field) => !merged.includes(field));
  const kept = plain.filter((field) => !merged.includes(field));
  return {
    entry: {
      ...theirs,
      ...Object.fromEntries(kept.map((field) => [field, mine[field]])),
      structureText: structure.text,
    },
    conflicts: {
      fields: structure.isConflict ? [...conflicting, "structureText"] : conflicting,
      scenes: structure.clashes,
    },
    merged: { fields: merged, scenes: structure.scenes },
  };
}

/** Whether both entries say the same. */
export function isSame(rules: EntryRules, one: StoryEntry, other: StoryEntry): boolean {
  if (one === other) return true;
  return (
    rules.editFields.every(
      (field) => field === "structureText" || rules.saysTheSame(field, one, other),
    ) && isSameStructure(one, other)
  );
}

function isSameStructure(one: StoryEntry, other: StoryEntry): boolean {
  if (one.structureText === other.structureText) return true;
  const [ours, theirs] = [structureOf(one), structureOf(other)];
  return ours !== undefined && theirs !== undefined && sameJson(ours, theirs);
}
