import type { StructureFinding } from "../structure.ts";

export const exchangeFormats = ["twee", "ink", "json"] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** What is lost or changed on the way, in words. */
export interface ExchangeLoss {
  message: string;
  node: string | null;
}

/** What a text would bring in, or why it brings nothing. */
export type ImportPreview =
  | {
      kind: "story";
      format: ExchangeFormat;
      title: string | null;
      scenes: number;
      endings: number;
      start: string;
      findings: readonly StructureFinding[];
      losses: readonly ExchangeLoss[];
    }
  | {
      kind: "unreadable";
      message: string;
      /** Where it broke, and what stands there. */
      line?: { at: number; text: string } | undefined;
    };

/** What a file for another program would be, before it is made. */
export interface ExportPreview {
  format: ExchangeFormat;
  file: string;
  losses: readonly ExchangeLoss[];
  /** Fields that other programs do not read. */
  beside: readonly string[];
  /** How many scenes go by another name there. */
  renamed: number;
}
