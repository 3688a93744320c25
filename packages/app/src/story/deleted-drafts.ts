import type { DeletedStory } from "@katha/ui";
import { held } from "../held.ts";

/** Drafts that their author has deleted and can still bring back, wherever they go meanwhile. */
export interface DeletedDraft extends DeletedStory {
  readonly owner: string;
}

const { read, listen, put } = held<readonly DeletedDraft[]>([]);

export const deletedDrafts = {
  read,
  listen,
  add: (draft: DeletedDraft) => put([draft, ...without(draft.id)]),
  forget: (id: string) => put(without(id)),
};

function without(id: string): DeletedDraft[] {
  return read().filter((draft) => draft.id !== id);
}

/** What an author can bring back at a moment, and when the first of it is gone for good. */
export function restorable(
  drafts: readonly DeletedDraft[],
  owner: string | undefined,
  now: number,
): { drafts: readonly DeletedDraft[]; next: number | undefined } {
  const left = drafts.filter((draft) => draft.owner === owner && Date.parse(draft.until) > now);
  const ends = left.map(({ until }) => Date.parse(until));
  return { drafts: left, next: ends.length > 0 ? Math.min(...ends) : undefined };
}
