import { type Exported, type ExportOptions, type Imported, unreadable } from "./exchange.ts";
import { BeyondBounds, importBounds } from "./bounds.ts";
import { importChoiceScript } from "./choicescript/import.ts";
import { exportInk } from "./ink/export.ts";
import { ifidIn } from "./ifid.ts";
import { importInk } from "./ink/import.ts";
import { exportJson, importJson } from "./json.ts";
import { exportTwee } from "./twee/export.ts";
import { importTwee } from "./twee/import.ts";

export const exchangeFormats = ["twee", "ink", "json"] as const;
/** Formats for export; all of them can also be imported. */
export type ExchangeFormat = (typeof exchangeFormats)[number];

export type ImportFormat = ExchangeFormat | "choicescript";

const endings: readonly (readonly [RegExp, ImportFormat])[] = [
  [/\.(?:twee3?|tw)$/i, "twee"],
  [/\.ink$/i, "ink"],
  [/\.json$/i, "json"],
];

const looks: readonly (readonly [RegExp, ImportFormat])[] = [
  [/^\s*\{|^\s*\[(?!\[)/, "json"],
  [/^::\s*\S/m, "twee"],
  [
    /^[ \t]*\*(?:create[ \t]+\w|choice[ \t]*$|fake_choice[ \t]*$|scene_list|page_break|finish[ \t]*$|goto_scene|label[ \t]+\w)/m,
    "choicescript",
  ],
  [/^[ \t]*(?:={2,}[ \t]*\w|->[ \t]*\w|[*+][ \t]*\S)/m, "ink"],
];

/** The format of a text: by its file's name, or else by its content. */
function formatOf(text: string, fileName = ""): ImportFormat | null {
  const known = endings.find(([ending]) => ending.test(fileName)) ?? [];
  const [, format] = known.length > 0 ? known : (looks.find(([look]) => look.test(text)) ?? []);
  return format ?? null;
}

const readers = {
  twee: importTwee,
  ink: importInk,
  choicescript: importChoiceScript,
  json: importJson,
} as const;

export interface Read extends Imported {
  /** Null where it is unknown. */
  format: ImportFormat | null;
}

/** A story keeps the IFID with which it comes. */
function withIfid(read: Imported, ifid: string | undefined): Imported {
  return ifid === undefined ? read : { ...read, structure: { ...read.structure, ifid } };
}

/** A story from a text in any format that we read; if it is none, `lost` says why. */
export function importStory(text: string, fileName?: string): Read {
  const format = formatOf(text, fileName);
  const without = (imported: Imported): Read => ({ ...imported, format });
  if (text.trim() === "") return without(unreadable({ why: "blank" }));
  if (text.includes("\u0000")) return without(unreadable({ why: "not_text" }));
  if (text.length > importBounds.length)
    return without(unreadable({ why: "too_long", most: importBounds.length }));
  if (/<tw-(?:storydata|story)\b/.test(text)) return without(unreadable({ why: "twine_page" }));
  if (format === null) return without(unreadable({ why: "unknown" }));
  try {
    return without(withIfid(readers[format](text), ifidIn(text, format)));
  } catch (error) {
    if (!(error instanceof BeyondBounds)) throw error;
    const { why, line } = error;
    return without(unreadable({ why, ...(line !== undefined && { line }) }));
  }
}

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
