import { wireName } from "@katha/api";
import type { WaitlistEntry } from "@katha/api/waitlist";
import { csvOf } from "../../../shell/csv.ts";

const columns = ["name", "email", "language", "joinedAt"] as const;

export function waitlistCsv(entries: readonly WaitlistEntry[]): string {
  return csvOf([
    columns.map(wireName),
    ...entries.map((entry) => columns.map((column) => entry[column])),
  ]);
}
