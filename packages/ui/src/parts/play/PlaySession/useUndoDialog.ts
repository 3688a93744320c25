import { useState } from "react";
import { useLoadOnIntent } from "../../../primitives/actions/LazyLoad/useLoadOnIntent.ts";

/** What leads to an undo: the command, or a typed line that was taken for the wrong choice. */
export type UndoReason = "command" | "notMeant";

const fetchUndo = () =>
  import("../dialogs/UndoDialog/UndoDialog.tsx").then(({ UndoDialog }) => UndoDialog);

/** Asks before the last part is undone. */
export function useUndoDialog(onUnavailable: (() => void) | undefined) {
  const [UndoDialog, reach] = useLoadOnIntent(fetchUndo);
  const [asked, setAsked] = useState<{ undo: () => void } | null>(null);

  async function ask(undo: () => void): Promise<void> {
    if (await reach()) setAsked({ undo });
    else onUnavailable?.();
  }

  return {
    UndoDialog,
    isOpen: asked !== null,
    load: () => void reach(),
    ask: (undo: () => void) => void ask(undo),
    keep: () => setAsked(null),
    undo: () => {
      setAsked(null);
      asked?.undo();
    },
  };
}
