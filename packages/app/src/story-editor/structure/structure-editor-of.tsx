import type { StructureSlot } from "@katha/ui/author";
import { type ComponentProps, type ReactNode, useState } from "react";
import { FetchedPart } from "../../shell/FetchedPart.tsx";
import type { SceneHelper } from "../suggestions/useWritingHelp.tsx";

type Editor = Awaited<ReturnType<typeof fetchEditor>>;
type MoreOfStructure = Pick<ComponentProps<Editor>, "saved" | "refused" | "opens">;

const fetchEditor = () =>
  import("./StructureEditor.tsx").then(({ StructureEditor }) => StructureEditor);

/** The editor of a form's structure. Its code is fetched when the structure is first opened. */
export function structureEditorOf(
  story: string | undefined,
  help: SceneHelper,
  more: MoreOfStructure = {},
): ((slot: StructureSlot) => ReactNode) | undefined {
  if (story === undefined) return undefined;
  return ({ id, error }) => <FetchedStructure {...{ story, id, error, help }} {...more} />;
}

function FetchedStructure(props: ComponentProps<Editor>) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <FetchedPart fetchPart={fetchEditor} onClose={() => setClosed(true)}>
      {(StructureEditor) => <StructureEditor {...props} />}
    </FetchedPart>
  );
}
