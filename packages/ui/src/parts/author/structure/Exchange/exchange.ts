import type { ImportedBundle } from "@katha/api/shapes";
import type { StructureFinding } from "../structure.ts";

export const exchangeFormats = ["twee", "ink", "json"] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];
/** There is one more format for importing than for exporting. */
export type ImportFormat = ExchangeFormat | "choicescript";

/** Something that the conversion loses, in words. */
export interface ExchangeLoss {
  message: string;
  node: string | null;
  /** The line in the text, from 1. */
  line?: number | null;
}

/** The result of parsing a text, or why it failed. */
export type ImportPreview =
  | {
      kind: "story";
      format: ImportFormat;
      title: string | null;
      scenes: number;
      endings: number;
      /** The names of the story's qualities. */
      qualities?: readonly string[];
      start: string;
      findings: readonly StructureFinding[];
      losses: readonly ExchangeLoss[];
    }
  | {
      kind: "unreadable";
      message: string;
      /** The line with the error, and its text. */
      line?: { at: number; text: string } | undefined;
    };

/** Reading or writing a story goes on, took too long, was stopped by the author, or broke off. */
export type WorkState = "running" | "late" | "stopped" | "failed";

/** What exporting to another program will produce. */
export interface ExportPreview {
  format: ExchangeFormat;
  file: string;
  losses: readonly ExchangeLoss[];
  /** Fields that other programs do not read. */
  beside: readonly string[];
  /** The number of scenes that have to be renamed. */
  renamed: number;
}

/** The story as one file for another Katha. */
export interface BundleExport {
  file: string;
  /** The file is being made. */
  isWorking: boolean;
  /** Why that came to nothing. */
  failure?: string | undefined;
  onDownload: () => void;
}

/** Takes story bundles, each of which begins a draft of its own. */
export interface BundleImport {
  /** The bundle is being read. */
  isWorking: boolean;
  /** Why it could not be read. */
  failure?: string | undefined;
  /** The draft that was begun from the last one. */
  draft?: ImportedBundle | undefined;
  onFile: (file: File) => void;
}
