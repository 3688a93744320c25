import type { LogEntry } from "@katha/api/game";

/** The text of a part: of all its entries, the last of which carries the part. */
export function partText(entries: readonly LogEntry[], part: string): string {
  const last = entries.findIndex((entry) => entry.part?.id === part);
  const before = entries.slice(0, last).findLastIndex((entry) => entry.part !== undefined);
  return entries
    .slice(before + 1, last + 1)
    .filter(({ type }) => type === "narrative" || type === "setup")
    .map(({ content }) => content)
    .join("\n\n");
}
