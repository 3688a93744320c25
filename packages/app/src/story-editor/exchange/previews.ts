import { previewExports, previewImport } from "@katha/authoring";
import type { Read, WrittenStructure } from "@katha/storygraph";
import type { ExportPreview, ImportPreview } from "@katha/ui";
import { toFindings } from "../structure/findings.ts";
import { fieldName, type FieldWords } from "./field-names.ts";
import { lossSentence, toLosses } from "./losses.ts";

export function importPreview(
  read: Read,
  text: string,
  { rating, ...words }: FieldWords & { rating: string },
): ImportPreview {
  const preview = previewImport(read, text, rating);
  if (preview.kind === "unreadable") {
    const { kind, fault, line } = preview;
    return {
      kind,
      line,
      message: fault ? lossSentence(fault, words) : words.t("unreadable.unknown"),
    };
  }
  const { findings, losses } = preview;
  return {
    ...preview,
    findings: toFindings(findings, words.tStructure),
    losses: toLosses(losses, words),
  };
}

export function exportPreviews(
  structure: WrittenStructure,
  title: string,
  words: FieldWords,
): readonly ExportPreview[] {
  return previewExports(structure, title).map(({ losses, format, file, beside, renamed }) => {
    return {
      format,
      file,
      losses: toLosses(losses, words),
      beside: beside.map((field) => fieldName(field, words)),
      renamed,
    };
  });
}
