import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type DeletedDraft, keptDeletions } from "./kept-deletions.ts";

/** Deleted drafts that can be restored, from whatever page the author is on. */
export interface DeletedDrafts {
  readonly drafts: readonly DeletedDraft[];
}

const initialState = (): DeletedDrafts => ({ drafts: keptDeletions.read() });

export const deletedDraftsSlice = createSlice({
  name: "deletedDrafts",
  initialState,
  reducers: {
    draftDeleted: ({ drafts }, { payload }: PayloadAction<DeletedDraft>) => ({
      drafts: [payload, ...drafts.filter(({ id }) => id !== payload.id)],
    }),
    deletedDraftForgotten: ({ drafts }, { payload }: PayloadAction<string>) => ({
      drafts: drafts.filter(({ id }) => id !== payload),
    }),
  },
});

export const { draftDeleted, deletedDraftForgotten } = deletedDraftsSlice.actions;

/** The drafts that can still be restored now, and when the next of them expires. */
export function restorable(
  drafts: readonly DeletedDraft[],
  owner: string | undefined,
  now: number,
): { drafts: readonly DeletedDraft[]; next: number | undefined } {
  const left = drafts.filter((draft) => draft.owner === owner && Date.parse(draft.until) > now);
  const ends = left.map(({ until }) => Date.parse(until));
  return { drafts: left, next: ends.length > 0 ? Math.min(...ends) : undefined };
}
