import { exchangeFormats, exportStory, fileNameFor, importStory } from "@katha/exchange";
import { isEnding, lint, type WrittenStructure } from "@katha/storygraph";

/** The worker's task: a file to read, or a story to write in every format. */
export type ExchangeQuestion =
  | { kind: "import"; bytes: Uint8Array; file: string; rating: string }
  | { kind: "export"; structure: WrittenStructure; title: string; ifid?: string | undefined };
type Question<Kind> = Extract<ExchangeQuestion, { kind: Kind }>;

/** What importing a file would bring, or why it cannot be read. */
function previewOf({ bytes, file, rating }: Question<"import">) {
  const read = importStory(bytes, file);
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
function filesOf({ structure, title, ifid }: Question<"export">) {
  return exchangeFormats.map((format) => {
    const named = title === "" ? { ifid } : { title, ifid };
    const { text, lost, beside, renamed } = exportStory(format, structure, named);
    const file = fileNameFor(title, format);
    return { format, file, text, losses: lost, beside, renamed: renamed.length };
  });
}

export type ImportAnswer = { kind: "import"; preview: ReturnType<typeof previewOf> };
export type ExportAnswer = { kind: "export"; files: ReturnType<typeof filesOf> };
export type ExchangeAnswer = ImportAnswer | ExportAnswer;

/** What comes in, or what would go out. */
export const answerTo = (question: ExchangeQuestion): ExchangeAnswer =>
  question.kind === "import"
    ? { kind: "import", preview: previewOf(question) }
    : { kind: "export", files: filesOf(question) };
