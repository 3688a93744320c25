import {
  type ExchangeFormat,
  exportStory,
  fileNameFor,
  importStory,
  type WrittenStructure,
  viewOf,
} from "@katha/storygraph";
import {
  exchangeMessages,
  ExportDialog,
  ImportDialog,
  type ImportSource,
  structureMessages,
  useMessages,
} from "@katha/ui";
import { useState } from "react";
import { saveText } from "../../shell/save-file.ts";
import { exportPreviews, importPreview } from "./previews.ts";

export type ExchangeSide = "import" | "export";

export interface ExchangeDialogsProps {
  /** Whether to import or export; null while neither is open. */
  side: ExchangeSide | null;
  structure: WrittenStructure;
  title: string;
  rating: string;
  onImport: (structure: WrittenStructure, file: string) => void;
  onClose: () => void;
}

const nothing: ImportSource = { text: "", file: null };
const mediaTypes: Readonly<Record<ExchangeFormat, string>> = {
  twee: "text/plain",
  ink: "text/plain",
  json: "application/json",
};

/** Imports stories from other programs, and exports to them. */
export function ExchangeDialogs(props: ExchangeDialogsProps) {
  const { side, structure, title, rating, onImport, onClose } = props;
  const t = useMessages(exchangeMessages);
  const tStructure = useMessages(structureMessages);
  // Pasted text stays when the dialog is closed.
  const [source, setSource] = useState(nothing);
  const hasSource = source.file !== null || source.text.trim() !== "";
  const read = hasSource ? importStory(source.text, source.file ?? undefined) : undefined;
  const named = title.trim();
  return (
    <>
      <ImportDialog
        open={side === "import"}
        source={source}
        onSource={setSource}
        preview={read && importPreview(read, source.text, { rating, t, tStructure })}
        scenesNow={Object.keys(viewOf(structure).nodes).length}
        onImport={() => {
          if (read === undefined) return;
          onImport(read.structure, source.file ?? "");
          setSource(nothing);
          onClose();
        }}
        onClose={onClose}
      />
      <ExportDialog
        open={side === "export"}
        previews={side === "export" ? exportPreviews(structure, named, { t, tStructure }) : []}
        onDownload={(format) =>
          saveText(
            fileNameFor(named, format),
            exportStory(format, structure, { title: named || undefined }).text,
            mediaTypes[format],
          )
        }
        onClose={onClose}
      />
    </>
  );
}
