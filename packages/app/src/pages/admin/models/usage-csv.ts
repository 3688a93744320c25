import { wireName } from "@katha/api";
import type { ModelUsageRow } from "@katha/api/admin";
import { csvOf } from "../../../shell/csv.ts";

const columns = [
  "day",
  "modelKey",
  "storyId",
  "storyTitle",
  "turns",
  "coins",
  "promptTokens",
  "completionTokens",
  "costDollars",
] as const satisfies (keyof ModelUsageRow)[];

/** An empty cost is one whose price is not known. */
export function usageCsv(rows: readonly ModelUsageRow[]): string {
  return csvOf([
    columns.map(wireName),
    ...rows.map((row) =>
      columns.map((column) => (row[column] === null ? "" : String(row[column]))),
    ),
  ]);
}
