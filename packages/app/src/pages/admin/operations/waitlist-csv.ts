import type { WaitlistEntry } from "@katha/api/waitlist";

const columns = ["name", "email", "language", "joined_at"] as const;

/** For spreadsheets: quoted, and nothing that one would take for a formula. */
export function waitlistCsv(entries: readonly WaitlistEntry[]): string {
  const rows = entries.map((entry) => columns.map((column) => field(entry[column])).join(","));
  // With the mark that makes spreadsheets read it as UTF-8.
  return `\uFEFF${[columns.join(","), ...rows].join("\r\n")}\r\n`;
}

function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
