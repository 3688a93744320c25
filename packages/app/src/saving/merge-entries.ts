import { diff, merge, type MergeClash, normalise, sameJson } from "@katha/storygraph";
import { type EditField, editFields, jsonFault, saysTheSame, type StoryEntry } from "@katha/ui";

/** What one's words were written over: as it was sent from here, and as the server has it. */
export interface Ground {
  readonly sent: StoryEntry;
  readonly read: StoryEntry;
}

export interface EntryClashes {
  readonly fields: readonly EditField[];
  readonly scenes: readonly MergeClash[];
}

export interface MergedEntries {
  readonly entry: StoryEntry;
  readonly clashes: EntryClashes;
  /** What came from the other side. */
  readonly came: { readonly fields: readonly EditField[]; readonly scenes: number };
}

type Structure = Readonly<Record<string, unknown>>;

const structureIn = ({ structureText }: StoryEntry): Structure | undefined =>
  jsonFault(structureText) ? undefined : (JSON.parse(structureText.trim() || "{}") as Structure);

function scenesThatDiffer(one: Structure, other: Structure): number {
  const { added, removed, changed } = diff(normalise(one), normalise(other));
  return added.length + removed.length + changed.length;
}

/** The structure that comes of both; a clash of the whole where mine cannot be read just now. */
function mergeStructures(ground: Ground | undefined, mine: StoryEntry, theirs: StoryEntry) {
  const keep = { text: mine.structureText, clashes: [], scenes: 0, isClash: false };
  const [ours, other] = [structureIn(mine), structureIn(theirs) ?? {}];
  const read = ground && structureIn(ground.read);
  const sent = ground && structureIn(ground.sent);
  if (read && sameJson(read, other)) return keep;
  if (ours === undefined) return { ...keep, isClash: true };
  if (sameJson(ours, other)) return keep;
  if (sent && sameJson(sent, ours))
    return { ...keep, text: theirs.structureText, scenes: scenesThatDiffer(ours, other) };
  const { structure, clashes } = merge(sent, ours, other);
  return {
    ...keep,
    text: JSON.stringify(structure, null, 2),
    clashes,
    scenes: scenesThatDiffer(ours, structure),
  };
}

/** Two states of one story put together: what one side alone changed is as that side left it. */
export function mergeEntries(
  ground: Ground | undefined,
  mine: StoryEntry,
  theirs: StoryEntry,
): MergedEntries {
  const structure = mergeStructures(ground, mine, theirs);
  const plain = editFields.filter((field) => field !== "structureText");
  const differs = plain.filter(
    (field) =>
      !saysTheSame(field, mine, theirs) && !(ground && saysTheSame(field, ground.read, theirs)),
  );
  const came = differs.filter((field) => ground && saysTheSame(field, ground.sent, mine));
  const clashing: EditField[] = differs.filter((field) => !came.includes(field));
  const hasMine = new Set<EditField>(plain.filter((field) => !came.includes(field)));
  const kept = Object.fromEntries([...hasMine].map((field) => [field, mine[field]]));
  return {
    entry: { ...theirs, ...kept, structureText: structure.text },
    clashes: {
      fields: structure.isClash ? [...clashing, "structureText"] : clashing,
      scenes: structure.clashes,
    },
    came: { fields: came, scenes: structure.scenes },
  };
}

/** Whether the words say anything that the other does not. */
export function isSame(one: StoryEntry, other: StoryEntry): boolean {
  return (
    saysTheSameStructure(one, other) &&
    editFields.every((field) => field === "structureText" || saysTheSame(field, one, other))
  );
}

function saysTheSameStructure(one: StoryEntry, other: StoryEntry): boolean {
  if (one.structureText === other.structureText) return true;
  const [ours, theirs] = [structureIn(one), structureIn(other)];
  return ours !== undefined && theirs !== undefined && sameJson(ours, theirs);
}
