import type { StructureSlot } from "@katha/ui";
import { lazy, type ReactNode, Suspense } from "react";
import type { SceneHelper } from "../suggestions/useWritingHelp.tsx";
import { useTestNarrator } from "./useTestNarrator.ts";

const StructureEditor = lazy(async () => ({
  default: (await import("./StructureEditor.tsx")).StructureEditor,
}));

/** The editor of a form's structure; `saved` is the story's id on the server, once it has one. Its code is fetched when the structure is first looked at. */
export function useStructureEditor(
  story: string | undefined,
  help: SceneHelper,
  saved?: string,
): ((slot: StructureSlot) => ReactNode) | undefined {
  const narratorOf = useTestNarrator();
  if (story === undefined) return undefined;
  return ({ id, error }) => (
    <Suspense fallback={null}>
      <StructureEditor
        story={story}
        saved={saved}
        id={id}
        error={error}
        narratorOf={narratorOf}
        help={help}
      />
    </Suspense>
  );
}
