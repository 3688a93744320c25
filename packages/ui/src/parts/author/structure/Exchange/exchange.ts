import type { StructureFinding } from "../structure.ts";

export const exchangeFormats = ["twee", "ink", "json"] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];
/** Stories come in from one more than they go out to. */
export type ImportFormat = ExchangeFormat | "choicescript";

/** Losses of the conversion, in words. */
export interface ExchangeLoss {
  message: string;
  node: string | null;
  /** Where it stands in the text, counted from 1. */
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
      /** What the story keeps count of, by name. */
      qualities?: readonly string[];
      start: string;
      findings: readonly StructureFinding[];
      losses: readonly ExchangeLoss[];
    }
  | {
      kind: "unreadable";
      message: string;
      /** The position of the error, and the text there. */
      line?: { at: number; text: string } | undefined;
    };

/** The file for another program, before it is created. */
export interface ExportPreview {
  format: ExchangeFormat;
  file: string;
  losses: readonly ExchangeLoss[];
  /** Fields that other programs do not read. */
  beside: readonly string[];
  /** How many scenes go by another name there. */
  renamed: number;
}
