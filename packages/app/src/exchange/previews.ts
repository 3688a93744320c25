import {
  exchangeFormats,
  exportStory,
  fileNameFor,
  isEnding,
  lint,
  type Read,
  type WrittenStructure,
} from "@katha/storygraph";
import type { exchangeWords, ExportPreview, ImportPreview, SayOf, structureWords } from "@katha/ui";
import { toFindings } from "../structure/findings.ts";
import { lossSentence, toLosses } from "./losses.ts";

type Say = SayOf<(typeof exchangeWords)["en"]>;
type SayStructure = SayOf<(typeof structureWords)["en"]>;

/** A line of the text as it is shown where it broke. */
function lineOf(text: string, at: number): string {
  return (text.split(/\r\n?|\n/)[at - 1] ?? "").trim().slice(0, 160).toWellFormed();
}

/** What a text that was read would bring in, or where it broke. */
export function importPreview(
  read: Read,
  text: string,
  { rating, say, sayStructure }: { rating: string; say: Say; sayStructure: SayStructure },
): ImportPreview {
  const { format, graph, title, lost } = read;
  const trouble = lost.find((loss) => loss.code === "unreadable");
  if (trouble !== undefined || format === null) {
    const line = trouble?.code === "unreadable" ? trouble.params.line : undefined;
    return {
      kind: "unreadable",
      message: trouble ? lossSentence(trouble, say) : say("unreadable.unknown"),
      line: line === undefined ? undefined : { at: line, text: lineOf(text, line) },
    };
  }
  const nodes = Object.values(graph.nodes);
  return {
    kind: "story",
    format,
    title,
    scenes: nodes.length,
    endings: nodes.filter(isEnding).length,
    start: graph.start_node,
    findings: toFindings(lint(graph, { rating }), sayStructure),
    losses: toLosses(lost, say),
  };
}

/** What a file for each other program would be. */
export function exportPreviews(
  structure: WrittenStructure,
  title: string,
  say: Say,
): readonly ExportPreview[] {
  return exchangeFormats.map((format) => {
    const { lost, beside, renamed } = exportStory(format, structure, { title });
    const file = fileNameFor(title, format);
    return { format, file, losses: toLosses(lost, say), beside, renamed: renamed.length };
  });
}
