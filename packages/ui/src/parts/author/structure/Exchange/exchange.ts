import type { ImportedBundle } from "@katha/api/shapes";
import type { StructureFinding } from "../structure.ts";

export const exchangeFormats = ["twee", "ink", "json"] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** A file, or a text that was pasted where there is none. */
export interface ImportSource {
  text: string;
  file: { name: string; bytes: Uint8Array<ArrayBuffer> } | null;
}

/** Something that the conversion loses, in words. */
export interface ExchangeLoss {
  message: string;
  node: string | null;
  /** The line in the text, from 1. */
  line?: number | null;
}

/** What would come in, or why nothing can be read. */
export type ImportPreview =
  | {
      kind: "story";
      /** What it was read from, in words. */
      format: string;
      /** It begins a draft of its own. */
      isBundle?: boolean;
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

/** What became of a story bundle, which begins a draft of its own. */
export interface BundleImport {
  /** The bundle is being read. */
  isWorking: boolean;
  /** Why it could not be read. */
  failure?: string | undefined;
  /** The draft that was begun from the last one. */
  draft?: ImportedBundle | undefined;
}
