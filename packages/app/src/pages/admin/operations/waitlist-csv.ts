import type { WaitlistEntry } from "@katha/api/waitlist";

const columns = ["name", "email", "language", "joined_at"] as const;

/** For spreadsheets: quoted, and without anything that could be taken for a formula. */
export function waitlistCsv(entries: readonly WaitlistEntry[]): string {
  const rows = entries.map((entry) => columns.map((column) => field(entry[column])).join(","));
  // The byte order mark makes spreadsheets read it as UTF-8.
  return `\uFEFF${[columns.join(","), ...rows].join("\r\n")}\r\n`;
}

function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
