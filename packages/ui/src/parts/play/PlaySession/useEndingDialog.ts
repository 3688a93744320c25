import { useState } from "react";
import { useLoadOnIntent } from "../../../primitives/actions/LazyLoad/useLoadOnIntent.ts";
import { useLoadWhenIdle } from "../../../primitives/actions/LazyLoad/useLoadWhenIdle.ts";

const fetchEnding = () =>
  import("../dialogs/EndingDialog/EndingDialog.tsx").then(({ EndingDialog }) => EndingDialog);

/** The summary of an ending. It would cover the last passage, so it opens only on request. */
export function useEndingDialog(hasEnded: boolean, onUnavailable: (() => void) | undefined) {
  const [isOpen, setOpen] = useState(false);
  if (!hasEnded && isOpen) setOpen(false);
  const [fetched] = useLoadWhenIdle(fetchEnding, hasEnded);
  const [reached, reach] = useLoadOnIntent(fetchEnding);
  const EndingDialog = fetched ?? reached;

  async function open(): Promise<void> {
    if (EndingDialog !== null || (await reach())) setOpen(true);
    else onUnavailable?.();
  }

  return { EndingDialog, isOpen, open: () => void open(), close: () => setOpen(false) };
}
