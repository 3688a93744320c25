import type { ExportAnswer, ImportAnswer } from "@katha/authoring";
import type { ExportPreview, ImportPreview } from "@katha/ui/author";
import { toFindings } from "../structure/findings.ts";
import { fieldName, type FieldWords } from "./field-names.ts";
import { lossSentence, toLosses } from "./losses.ts";

export function importPreview(preview: ImportAnswer["preview"], words: FieldWords): ImportPreview {
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
  files: ExportAnswer["files"],
  words: FieldWords,
): readonly ExportPreview[] {
  return files.map(({ losses, format, file, beside, renamed }) => {
    return {
      format,
      file,
      losses: toLosses(losses, words),
      beside: beside.map((field) => fieldName(field, words)),
      renamed,
    };
  });
}
