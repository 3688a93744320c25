import { useState } from "react";
import { useLoadOnIntent } from "../../../primitives/actions/LazyLoad/useLoadOnIntent.ts";

/** What leads to an undo: the command, or a typed line that was taken for the wrong choice. */
export type UndoReason = "command" | "notMeant";

const fetchUndo = () =>
  import("../dialogs/UndoDialog/UndoDialog.tsx").then(({ UndoDialog }) => UndoDialog);

/** Asks before the last part is undone. */
export function useUndoDialog(
  onUndo: (reason: UndoReason) => void,
  onUnavailable: (() => void) | undefined,
) {
  const [UndoDialog, reach] = useLoadOnIntent(fetchUndo);
  const [asked, setAsked] = useState<UndoReason | null>(null);

  async function ask(reason: UndoReason): Promise<void> {
    if (await reach()) setAsked(reason);
    else onUnavailable?.();
  }

  return {
    UndoDialog,
    isOpen: asked !== null,
    load: () => void reach(),
    ask: (reason: UndoReason) => void ask(reason),
    keep: () => setAsked(null),
    undo: () => {
      setAsked(null);
      if (asked !== null) onUndo(asked);
    },
  };
}
