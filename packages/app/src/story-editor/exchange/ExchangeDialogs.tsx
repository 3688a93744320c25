import {
  type ExchangeQuestion,
  structureImported,
  useAuthoringDispatch,
  useExchange,
} from "@katha/authoring";
import type { ExchangeFormat } from "@katha/exchange";
import { viewOf } from "@katha/storygraph";
import { useMessages } from "@katha/ui";
import { ExportDialog, ImportDialog, type ImportSource, type WorkState } from "@katha/ui/author";
import { exchangeMessages, structureMessages } from "@katha/ui/screens";
import { useMemo, useState } from "react";
import { saveText } from "../../shell/save-file.ts";
import type { WrittenStory } from "../structure/useWrittenStory.ts";
import { useBundles } from "./useBundles.ts";
import { exportPreviews, importPreview } from "./previews.ts";

export type ExchangeSide = "import" | "export";

interface ExchangeDialogsProps {
  /** Whether to import or export; null while neither is open. */
  side: ExchangeSide | null;
  /** Its id in the store. */
  story: string;
  /** Its id on the server, once it has one: what identifies it elsewhere, unless it came with an IFID. */
  saved: string | undefined;
  written: WrittenStory;
  onClose: () => void;
}

const nothing: ImportSource = { text: "", file: null };
const mediaTypes: Readonly<Record<ExchangeFormat, string>> = {
  twee: "text/plain",
  ink: "text/plain",
  json: "application/json",
};

type Question<Side extends ExchangeSide> = Extract<ExchangeQuestion, { kind: Side }>;

const stateOf = ({ state }: ReturnType<typeof useExchange>["work"]): WorkState | undefined =>
  state === "idle" || state === "done" ? undefined : state;

/** Imports stories from other programs, and exports to them. */
export function ExchangeDialogs(props: ExchangeDialogsProps) {
  const { side, story, saved, written, onClose } = props;
  const { entry, structure } = written;
  const { contentRating: rating } = entry;
  const dispatch = useAuthoringDispatch();
  const t = useMessages(exchangeMessages);
  const tStructure = useMessages(structureMessages);
  // Pasted text stays when the dialog is closed.
  const [source, setSource] = useState(nothing);
  const { text, file } = source;
  const named = entry.title.trim();
  const toRead = useMemo((): Question<"import"> | undefined => {
    const hasSource = file !== null || text.trim() !== "";
    return side === "import" && hasSource ? { kind: "import", text, file, rating } : undefined;
  }, [side, text, file, rating]);
  const toWrite = useMemo(
    (): Question<"export"> | undefined =>
      side === "export" ? { kind: "export", structure, title: named, ifid: saved } : undefined,
    [side, structure, named, saved],
  );
  const bundles = useBundles(saved, named);
  const reading = useExchange(toRead);
  const writing = useExchange(toWrite);
  const read = reading.work.state === "done" ? reading.work.answer : undefined;
  const files = writing.work.state === "done" ? writing.work.answer.files : [];
  const close = () => {
    bundles.forget();
    onClose();
  };
  return (
    <>
      <ImportDialog
        open={side === "import"}
        source={source}
        onSourceChange={(chosen) => {
          bundles.forget();
          setSource(chosen);
        }}
        work={stateOf(reading.work)}
        onStop={reading.stop}
        onAgain={reading.again}
        preview={read && importPreview(read.preview, { t, tStructure })}
        bundle={bundles.incoming}
        scenesNow={Object.keys(viewOf(structure).nodes).length}
        onImport={() => {
          if (read === undefined) return;
          dispatch(structureImported({ id: story, structure: read.structure, file: file ?? "" }));
          setSource(nothing);
          close();
        }}
        onOpenChange={close}
      />
      <ExportDialog
        open={side === "export"}
        work={stateOf(writing.work)}
        onStop={writing.stop}
        onAgain={writing.again}
        bundle={bundles.outgoing}
        previews={exportPreviews(files, { t, tStructure })}
        onDownload={(format) => {
          const chosen = files.find((one) => one.format === format);
          if (chosen) saveText(chosen.file, chosen.text, mediaTypes[format]);
        }}
        onOpenChange={close}
      />
    </>
  );
}
