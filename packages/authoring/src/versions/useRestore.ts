import { authoringApi } from "@katha/api/authoring";
import { useState } from "react";
import type { Autosave } from "../saving/autosave.ts";
import { savedStory } from "../saving/useAutosave.ts";

/**
 * Restores an earlier version of the edited story. Unsaved words are saved first; if that fails, `asks` is set, and the
 * author may restore the version anyway.
 */
export function useRestore(id: string, autosave: Autosave) {
  const [restore, restoring] = authoringApi.useRestoreVersionMutation();
  const [asks, setAsks] = useState(false);
  const [isFlushing, setIsFlushing] = useState(false);

  /** Resolves to whether the version was restored. */
  async function run(version: number, isAnyway: boolean): Promise<boolean> {
    setIsFlushing(true);
    if (!isAnyway) await autosave.flush();
    setIsFlushing(false);
    if (!isAnyway && autosave.isUnsaved()) {
      setAsks(true);
      return false;
    }
    const { data } = await restore({ id, version, newest: autosave.version() });
    if (data === undefined) return false;
    autosave.replace(savedStory(data));
    return true;
  }

  return {
    restore: run,
    isRestoring: isFlushing || restoring.isLoading,
    asks,
    error: restoring.error,
    reset: () => {
      restoring.reset();
      setAsks(false);
    },
  };
}
