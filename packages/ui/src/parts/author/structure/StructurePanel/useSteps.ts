import { useState } from "react";
import type { KeyboardEvent } from "react";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import type { StructureOperation } from "@katha/storygraph";
import { operationWords } from "./describe-operation.ts";

export interface History {
  nextUndo?: StructureOperation | undefined;
  nextRedo?: StructureOperation | undefined;
  onUndo: () => void;
  onRedo: () => void;
}

export type Steps = ReturnType<typeof useSteps>;

/** Undo and redo of a structure, by buttons and keys, with descriptions. */
export function useSteps({ nextUndo, nextRedo, onUndo, onRedo }: History, isJson: boolean) {
  const t = useMessages(structureMessages);
  const [news, setNews] = useState("");
  const undo = () => {
    if (nextUndo === undefined) return;
    onUndo();
    setNews(t("editor.undone", { what: operationWords(t, nextUndo) }));
  };
  const redo = () => {
    if (nextRedo === undefined) return;
    onRedo();
    setNews(t("editor.redone", { what: operationWords(t, nextRedo) }));
  };
  const takeKey = (event: KeyboardEvent) => {
    const { target } = event;
    // Otherwise the form around it would be submitted.
    if (event.key === "Enter" && target instanceof HTMLInputElement) event.preventDefault();
    // The JSON, the search field and fields outside the structure have their own undo.
    const isText = target instanceof HTMLTextAreaElement && isJson;
    const isApart =
      target instanceof HTMLInputElement && target.matches("[role=combobox], [data-own-undo]");
    if (isText || isApart || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  };
  return {
    /** What the button undoes, or that there is nothing to undo. */
    undoLabel: nextUndo
      ? t("editor.undoing", { what: operationWords(t, nextUndo) })
      : t("editor.undo"),
    redoLabel: nextRedo
      ? t("editor.redoing", { what: operationWords(t, nextRedo) })
      : t("editor.redo"),
    canUndo: nextUndo !== undefined,
    canRedo: nextRedo !== undefined,
    undo,
    redo,
    /** The last action, for screen readers. */
    news,
    /** Announces an operation. */
    tell: (operation: StructureOperation) =>
      setNews(t("editor.done", { what: operationWords(t, operation) })),
    takeKey,
  };
}
