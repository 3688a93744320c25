import { authoringApi } from "@katha/api/authoring";
import { useEffect, useState } from "react";
import { useAuthoringDispatch, useAuthoringSelector } from "../state.ts";
import { type DeletedDraft, keptDeletions } from "./kept-deletions.ts";
import { deletedDraftForgotten, draftDeleted, restorable } from "./deleted-drafts-slice.ts";

const none: readonly DeletedDraft[] = [];

/** Deletes and restores drafts; each is shown as long as the server keeps it. */
export function useDeletedDrafts(owner: string | undefined) {
  const dispatch = useAuthoringDispatch();
  const all = useAuthoringSelector(({ deletedDrafts }) => deletedDrafts?.drafts ?? none);
  const [now, setNow] = useState(Date.now);
  const { drafts, next } = restorable(all, owner, now);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  const [deleteDraft] = authoringApi.useDeleteDraftMutation();
  const [restoreDraft] = authoringApi.useRestoreDraftMutation();
  const forget = (id: string): void => {
    dispatch(deletedDraftForgotten(id));
    keptDeletions.drop(id);
  };
  return {
    drafts,
    forget,
    remove: async (id: string, title: string): Promise<{ error?: unknown }> => {
      const answer = await deleteDraft(id);
      if (answer.data && owner !== undefined) {
        const draft = { id, title, owner, until: answer.data.restorableUntil };
        dispatch(draftDeleted(draft));
        keptDeletions.add(draft);
      }
      return answer;
    },
    restore: async (id: string): Promise<{ error?: unknown }> => {
      const answer = await restoreDraft(id);
      if (answer.error === undefined) forget(id);
      return answer;
    },
  };
}
