import type { Exported, ExportOptions } from "./exchange.ts";
import { exportInk } from "./ink/export.ts";
import { exportJson } from "./json/json.ts";
import { exportTwee } from "./twee/export.ts";

export const exchangeFormats = ["twee", "ink", "json"] as const;
/** Formats for export; all of them can also be imported. */
export type ExchangeFormat = (typeof exchangeFormats)[number];

export function exportStory(
  format: ExchangeFormat,
  written: object,
  options: ExportOptions = {},
): Exported {
  if (format === "json") return exportJson(written, options);
  return format === "twee" ? exportTwee(written, options) : exportInk(written, options);
}

/** A file name that every system accepts, from a story's title. */
export function fileNameFor(title: string, format: ExchangeFormat): string {
  const plain = title
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069"*/:<>?\\|]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[. ]+/, "");
  const short = Array.from(plain)
    .slice(0, 80)
    .join("")
    .replace(/(?<![. ])[. ]+$/, "");
  // Windows reserves these names for devices.
  const isTaken = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(short);
  return `${short === "" || isTaken ? "story" : short}.${format}`;
}
