import { importStory } from "@katha/exchange";
import type { WrittenStructure } from "@katha/storygraph";
import { exportFiles, previewImport } from "./previews.ts";

/** The worker's task: a file to read, or a story to write in every format. */
export type ExchangeQuestion =
  | { kind: "import"; bytes: Uint8Array; file: string; rating: string }
  | { kind: "export"; structure: WrittenStructure; title: string; ifid?: string | undefined };

function importOf({ bytes, file, rating }: Extract<ExchangeQuestion, { kind: "import" }>) {
  const read = importStory(bytes, file);
  return { kind: "import", preview: previewImport(read, rating) } as const;
}

function exportOf({ structure, title, ifid }: Extract<ExchangeQuestion, { kind: "export" }>) {
  return { kind: "export", files: exportFiles(structure, { title, ifid }) } as const;
}

export type ImportAnswer = ReturnType<typeof importOf>;
export type ExportAnswer = ReturnType<typeof exportOf>;
export type ExchangeAnswer = ImportAnswer | ExportAnswer;

/** What comes in, or what would go out. */
export function answerTo(question: ExchangeQuestion): ExchangeAnswer {
  return question.kind === "import" ? importOf(question) : exportOf(question);
}
