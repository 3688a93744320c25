import type { StructureSlot } from "@katha/ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { SceneHelper } from "../helping/useWritingHelp.tsx";
import { useTeller } from "../proving/useTeller.ts";
import { newShelf } from "./shelf.ts";

const StructureEditor = lazy(async () => ({
  default: (await import("./StructureEditor.tsx")).StructureEditor,
}));

/** The desk of a form's structure. Its code comes when the structure is first looked at. */
export function useStructureEditor(help: SceneHelper): (slot: StructureSlot) => ReactNode {
  const [shelf] = useState(newShelf);
  const tellerOf = useTeller();
  return (slot) => (
    <Suspense fallback={null}>
      <StructureEditor {...slot} shelf={shelf} tellerOf={tellerOf} help={help} />
    </Suspense>
  );
}
