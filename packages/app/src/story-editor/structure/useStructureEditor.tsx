import type { StructureSlot } from "@katha/ui";
import { type ComponentProps, type ReactNode, useState } from "react";
import { FetchedPart } from "../../shell/FetchedPart.tsx";
import type { SceneHelper } from "../suggestions/useWritingHelp.tsx";
import { useTestNarrator } from "./useTestNarrator.ts";

const fetchEditor = () =>
  import("./StructureEditor.tsx").then(({ StructureEditor }) => StructureEditor);

/** The editor of a form's structure; `saved` is the story's id on the server, once it has one. Its code is fetched when the structure is first looked at. */
export function useStructureEditor(
  story: string | undefined,
  help: SceneHelper,
  saved?: string,
): ((slot: StructureSlot) => ReactNode) | undefined {
  const narratorOf = useTestNarrator();
  if (story === undefined) return undefined;
  return ({ id, error }) => (
    <FetchedEditor
      story={story}
      saved={saved}
      id={id}
      error={error}
      narratorOf={narratorOf}
      help={help}
    />
  );
}

function FetchedEditor(props: ComponentProps<Awaited<ReturnType<typeof fetchEditor>>>) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <FetchedPart fetchPart={fetchEditor} onClose={() => setClosed(true)}>
      {(StructureEditor) => <StructureEditor {...props} />}
    </FetchedPart>
  );
}
