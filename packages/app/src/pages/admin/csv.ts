import { wireName } from "@katha/api";
import type { ModelUsageRow } from "@katha/api/admin";
import type { WaitlistEntry } from "@katha/api/waitlist";

/** An empty cost is one whose price is not known. */
export const usageCsv = (rows: readonly ModelUsageRow[]): string =>
  csvOf(rows, [
    "day",
    "modelKey",
    "storyId",
    "storyTitle",
    "turns",
    "coins",
    "promptTokens",
    "completionTokens",
    "costDollars",
  ]);

export const waitlistCsv = (entries: readonly WaitlistEntry[]): string =>
  csvOf(entries, ["name", "email", "language", "joinedAt"]);

/** For spreadsheets: quoted, and without anything that could be taken for a formula. */
function csvOf<Column extends string>(
  rows: readonly Readonly<Record<Column, string | number | null>>[],
  columns: readonly Column[],
): string {
  const lines = rows.map((row) => columns.map((column) => field(row[column])).join(","));
  const head = columns.map(wireName).join(",");
  // The byte order mark makes spreadsheets read it as UTF-8.
  return `\uFEFF${[head, ...lines].join("\r\n")}\r\n`;
}

function field(value: string | number | null): string {
  const text = String(value ?? "");
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
