/** For spreadsheets: quoted, and without anything that could be taken for a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows;
  const lines = [head.join(","), ...others.map((row) => row.map(field).join(","))];
  // The byte order mark makes spreadsheets read it as UTF-8.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
