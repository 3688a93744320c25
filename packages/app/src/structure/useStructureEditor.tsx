import type { StructureSlot } from "@katha/ui";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useTeller } from "../proving/useTeller.ts";
import { newShelf } from "./shelf.ts";

const StructureEditor = lazy(async () => ({
  default: (await import("./StructureEditor.tsx")).StructureEditor,
}));

/** The desk of a form's structure. Its code comes when the structure is first looked at. */
export function useStructureEditor(): (slot: StructureSlot) => ReactNode {
  const [shelf] = useState(newShelf);
  const tellerOf = useTeller();
  return useCallback(
    (slot: StructureSlot) => (
      <Suspense fallback={null}>
        <StructureEditor {...slot} shelf={shelf} tellerOf={tellerOf} />
      </Suspense>
    ),
    [shelf, tellerOf],
  );
}
