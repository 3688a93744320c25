import { authoringApi } from "@katha/api/authoring";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useViewer } from "../session/useViewer.ts";
import { deletedDrafts, restorable } from "./deleted-drafts.ts";

/** Deletes drafts and brings them back; each is shown for as long as the server keeps it. */
export function useDeletedDrafts() {
  const owner = useViewer().user?.id;
  const all = useSyncExternalStore(deletedDrafts.listen, deletedDrafts.read);
  const [now, setNow] = useState(Date.now);
  const { drafts, next } = restorable(all, owner, now);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  const [deleteDraft] = authoringApi.useDeleteDraftMutation();
  const [restoreDraft] = authoringApi.useRestoreDraftMutation();
  return {
    drafts,
    forget: deletedDrafts.forget,
    remove: async (id: string, title: string): Promise<unknown> => {
      const { data, error } = await deleteDraft(id);
      if (data && owner !== undefined)
        deletedDrafts.add({ id, title, owner, until: data.restorable_until });
      return error;
    },
    restore: async (id: string): Promise<unknown> => {
      const { error } = await restoreDraft(id);
      if (error === undefined) deletedDrafts.forget(id);
      return error;
    },
  };
}
