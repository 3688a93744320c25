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
  const named = entry.title.trim();
  const toRead = useMemo((): Question<"import"> | undefined => {
    const { text, file } = source;
    if (side !== "import" || (file === null && text.trim() === "")) return undefined;
    const bytes = file?.bytes ?? new TextEncoder().encode(text);
    return { kind: "import", bytes, file: file?.name ?? "", rating };
  }, [side, source, rating]);
  const toWrite = useMemo(
    (): Question<"export"> | undefined =>
      side === "export" ? { kind: "export", structure, title: named, ifid: saved } : undefined,
    [side, structure, named, saved],
  );
  const bundles = useBundles(saved, named);
  const reading = useExchange(toRead);
  const writing = useExchange(toWrite);
  const read = reading.work.state === "done" ? reading.work.answer.preview : undefined;
  const files = writing.work.state === "done" ? writing.work.answer.files : [];
  const close = () => {
    bundles.forget();
    onClose();
  };
  const bring = async () => {
    if (read?.kind !== "story") return;
    if (read.format === "bundle") {
      const isBrought = source.file !== null && (await bundles.bring(source.file.bytes));
      if (isBrought) setSource((now) => (now === source ? nothing : now));
      return;
    }
    const file = source.file?.name ?? "";
    dispatch(structureImported({ id: story, structure: read.structure, file }));
    setSource(nothing);
    close();
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
        preview={read && importPreview(read, { t, tStructure })}
        bundle={bundles.incoming}
        scenesNow={Object.keys(viewOf(structure).nodes).length}
        onImport={() => void bring()}
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
