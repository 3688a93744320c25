import type { Done } from "@katha/api/contract";
import type { Tx } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import {
  audited,
  mergeIntoItself,
  inUse,
  taxonomyNotFound,
  type TaxonomyKind,
  type TaxonomyDependencies,
} from "./audited.ts";
import { deleteNamed, isUsed, moveCatalogueEntry } from "./repo.ts";

/** The operations that deleting and merging need, for categories or tags. */
export interface TaxonomyOperations<Row extends { id: string; display_name: string }> {
  kind: TaxonomyKind;
  lock: (tx: Tx, id: string) => Promise<Row | undefined>;
  /** Returns how many stories moved. */
  moveStories: (tx: Tx, from: string, into: string) => Promise<number>;
}

export function deleteUnused<Row extends { id: string; display_name: string }>(
  needs: TaxonomyDependencies,
  { kind, lock }: TaxonomyOperations<Row>,
  id: string,
  viewer: Viewer,
): Promise<Done> {
  return audited(needs, viewer, async (tx) => {
    const before = await lock(tx, id);
    if (!before) throw taxonomyNotFound(kind);
    if (await isUsed(tx, kind, id)) throw inUse(kind);
    await deleteNamed(tx, kind, id);
    const answer = { message: `“${before.display_name}” is deleted.` };
    return { answer, entry: { act: `${kind}.deleted`, subject: id, before } };
  });
}

export interface Merge {
  from: string;
  into: string;
}

/** The catalogue's entry follows the merge. */
export function mergeInto<Row extends { id: string; display_name: string }>(
  needs: TaxonomyDependencies,
  { kind, lock, moveStories }: TaxonomyOperations<Row>,
  { from, into }: Merge,
  viewer: Viewer,
): Promise<Row> {
  if (from === into) throw mergeIntoItself();
  return audited(needs, viewer, async (tx) => {
    // Locked in one order, so that two crossing merges do not deadlock.
    const held = new Map<string, Row | undefined>();
    for (const id of [from, into].toSorted()) held.set(id, await lock(tx, id));
    const before = held.get(from);
    const answer = held.get(into);
    if (!before || !answer) throw taxonomyNotFound(kind);
    const stories = await moveStories(tx, from, into);
    await moveCatalogueEntry(tx, kind, { from, into });
    await deleteNamed(tx, kind, from);
    const after = { into, stories };
    return { answer, entry: { act: `${kind}.merged`, subject: from, before, after } };
  });
}
