import type { Done } from "@katha/api/contract";
import type { Tx } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { followMerge } from "../../catalogue/index.ts";
import {
  audited,
  intoItself,
  inUse,
  noSuch,
  type ShelfKind,
  type TaxonomyDependencies,
} from "./desk.ts";
import { deleteNamed, isUsed } from "./repo.ts";

/** What deleting and merging need to know of categories, or of tags. */
export interface Keeping<Row extends { id: string; display_name: string }> {
  kind: ShelfKind;
  lock: (tx: Tx, id: string) => Promise<Row | undefined>;
  /** How many stories moved. */
  moveStories: (tx: Tx, from: string, into: string) => Promise<number>;
}

export function deleteUnused<Row extends { id: string; display_name: string }>(
  needs: TaxonomyDependencies,
  { kind, lock }: Keeping<Row>,
  id: string,
  viewer: Viewer,
): Promise<Done> {
  return audited(needs, viewer, async (tx) => {
    const before = await lock(tx, id);
    if (!before) throw noSuch(kind);
    if (await isUsed(tx, kind, id)) throw inUse(kind);
    await deleteNamed(tx, kind, id);
    const answer = { message: `“${before.display_name}” is deleted.` };
    return { answer, note: { act: `${kind}.deleted`, subject: id, before } };
  });
}

export interface Merge {
  from: string;
  into: string;
}

/** What the catalogue put here goes on under the name that it was merged into. */
export function mergeInto<Row extends { id: string; display_name: string }>(
  needs: TaxonomyDependencies,
  { kind, lock, moveStories }: Keeping<Row>,
  { from, into }: Merge,
  viewer: Viewer,
): Promise<Row> {
  if (from === into) throw intoItself();
  return audited(needs, viewer, async (tx) => {
    // One order for everybody: two merges that cross would otherwise wait for each other.
    const held = new Map<string, Row | undefined>();
    for (const id of [from, into].toSorted()) held.set(id, await lock(tx, id));
    const before = held.get(from);
    const answer = held.get(into);
    if (!before || !answer) throw noSuch(kind);
    const stories = await moveStories(tx, from, into);
    await followMerge(tx, kind, { from, into });
    await deleteNamed(tx, kind, from);
    const after = { into, stories };
    return { answer, note: { act: `${kind}.merged`, subject: from, before, after } };
  });
}
