import { previewExports, previewImport } from "@katha/authoring";
import type { Read, WrittenStructure } from "@katha/storygraph";
import type {
  ExportPreview,
  ImportPreview,
  Translate,
  exchangeMessages,
  structureMessages,
} from "@katha/ui";
import { toFindings } from "../structure/findings.ts";
import { lossSentence, toLosses } from "./losses.ts";

type T = Translate<typeof exchangeMessages>;
type TStructure = Translate<typeof structureMessages>;

export function importPreview(
  read: Read,
  text: string,
  { rating, t, tStructure }: { rating: string; t: T; tStructure: TStructure },
): ImportPreview {
  const preview = previewImport(read, text, rating);
  if (preview.kind === "unreadable") {
    const { kind, fault, line } = preview;
    return { kind, line, message: fault ? lossSentence(fault, t) : t("unreadable.unknown") };
  }
  const { findings, losses } = preview;
  return {
    ...preview,
    findings: toFindings(findings, tStructure),
    losses: toLosses(losses, t),
  };
}

export function exportPreviews(
  structure: WrittenStructure,
  title: string,
  t: T,
): readonly ExportPreview[] {
  return previewExports(structure, title).map(({ losses, format, file, beside, renamed }) => {
    return { format, file, losses: toLosses(losses, t), beside, renamed };
  });
}
