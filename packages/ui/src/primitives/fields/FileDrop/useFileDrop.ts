import { useEffect, useState } from "react";
import type { DragEvent, RefObject } from "react";
import type { Offered } from "./accepted.ts";

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files") === true;

function offeredIn(transfer: DataTransfer): Offered[] {
  return [...transfer.items]
    .filter(({ kind }) => kind === "file")
    .flatMap((item) => {
      const file = item.getAsFile();
      const isFolder = item.webkitGetAsEntry?.()?.isDirectory === true;
      return file === null ? [] : [{ file, isFolder }];
    });
}

/**
 * Takes files that are dropped on an element, or pasted while the focus is in it. Dropped beside it they
 * would open in place of the page, and take what was written there with them.
 */
export function useFileDrop(
  root: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  take: (offered: readonly Offered[]) => void,
) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      const { dataTransfer: transfer, target } = event;
      const isForInput = target instanceof HTMLInputElement && target.type === "file";
      if (!hasFiles(transfer) || event.defaultPrevented || isForInput) return;
      event.preventDefault();
      if (transfer) transfer.dropEffect = "none";
    };
    window.addEventListener("dragover", hold);
    window.addEventListener("drop", hold);
    return () => {
      window.removeEventListener("dragover", hold);
      window.removeEventListener("drop", hold);
    };
  }, []);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData: pasted } = event;
      // A paste does not reach the button that has the focus in every browser.
      if (isDisabled || !pasted || !root.current?.contains(document.activeElement)) return;
      const offered = offeredIn(pasted);
      if (offered.length === 0) return;
      event.preventDefault();
      take(offered);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });

  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (isDisabled || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const { relatedTarget } = event;
      if (relatedTarget instanceof Node && root.current?.contains(relatedTarget)) return;
      setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (isDisabled || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(false);
      take(offeredIn(event.dataTransfer));
    },
  };
}
