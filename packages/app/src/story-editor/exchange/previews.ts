import { previewExports, previewImport } from "@katha/authoring";
import type { Read, WrittenStructure } from "@katha/storygraph";
import type { exchangeWords, ExportPreview, ImportPreview, SayOf, structureWords } from "@katha/ui";
import { toFindings } from "../../mapping/findings.ts";
import { lossSentence, toLosses } from "./losses.ts";

type Say = SayOf<(typeof exchangeWords)["en"]>;
type SayStructure = SayOf<(typeof structureWords)["en"]>;

export function importPreview(
  read: Read,
  text: string,
  { rating, say, sayStructure }: { rating: string; say: Say; sayStructure: SayStructure },
): ImportPreview {
  const preview = previewImport(read, text, rating);
  if (preview.kind === "unreadable") {
    const { kind, fault, line } = preview;
    return { kind, line, message: fault ? lossSentence(fault, say) : say("unreadable.unknown") };
  }
  const { findings, losses } = preview;
  return {
    ...preview,
    findings: toFindings(findings, sayStructure),
    losses: toLosses(losses, say),
  };
}

export function exportPreviews(
  structure: WrittenStructure,
  title: string,
  say: Say,
): readonly ExportPreview[] {
  return previewExports(structure, title).map(({ losses, format, file, beside, renamed }) => {
    return { format, file, losses: toLosses(losses, say), beside, renamed };
  });
}
