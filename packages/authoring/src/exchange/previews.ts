import { exchangeFormats, exportStory, fileNameFor, type Read } from "@katha/exchange";
import { isEnding, lint, type WrittenStructure } from "@katha/storygraph";

/** What importing a file would bring, or why it cannot be read. */
export function previewImport(read: Read, rating: string) {
  if (read.kind === "refused") return read;
  const { format, graph, structure, title, lost } = read;
  const nodes = Object.values(graph.nodes);
  return {
    kind: "story",
    format,
    structure,
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
