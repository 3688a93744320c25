import { exchangeFormats, exportStory, fileNameFor, type Loss, type Read } from "@katha/exchange";
import { isEnding, lint, type WrittenStructure } from "@katha/storygraph";

/** The line of the text at which reading failed, cut for display. */
function lineOf(text: string, at: number): string {
  return (text.split(/\r\n?|\n/)[at - 1] ?? "").trim().slice(0, 160).toWellFormed();
}

type UnreadableLoss = Extract<Loss, { code: "unreadable" }>;
const isUnreadable = (loss: Loss): loss is UnreadableLoss => loss.code === "unreadable";

/** What importing a text would add, or where it cannot be read. */
export function previewImport({ format, graph, title, lost }: Read, text: string, rating: string) {
  const fault = lost.find(isUnreadable);
  if (fault !== undefined || format === null) {
    const at = fault?.params.line;
    const line = at === undefined ? undefined : { at, text: lineOf(text, at) };
    return { kind: "unreadable", fault, line } as const;
  }
  const nodes = Object.values(graph.nodes);
  return {
    kind: "story",
    format,
    title,
    scenes: nodes.length,
    endings: nodes.filter(isEnding).length,
    qualities: Object.values(graph.qualities ?? {}).map(({ name }) => name),
    start: graph.start_node,
    findings: lint(graph, { rating }),
    losses: lost,
  } as const;
}

/** The file that each format exports, with what it leaves out. */
export function exportFiles(
  structure: WrittenStructure,
  { title, ifid }: { title: string; ifid?: string | undefined },
) {
  return exchangeFormats.map((format) => {
    const named = title === "" ? { ifid } : { title, ifid };
    const { text, lost, beside, renamed } = exportStory(format, structure, named);
    const file = fileNameFor(title, format);
    return { format, file, text, losses: lost, beside, renamed: renamed.length };
  });
}
