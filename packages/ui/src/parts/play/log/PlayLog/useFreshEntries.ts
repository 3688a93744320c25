import { useEffect, useState } from "react";
import { freshPassageMs } from "../../../../tokens/constants.ts";
import type { LogEntry } from "@katha/api/shapes";

function freshIds(entries: readonly LogEntry[]): { passage: string | undefined; errors: string } {
  const passage = entries.findLast(({ type }) => type === "narrative")?.id;
  const errors = entries
    .filter(({ type, isHistorical }) => type === "error" && !isHistorical)
    .map(({ id }) => id)
    .join(" ");
  return { passage, errors };
}

/**
 * Entries that are marked as new: the last part, for a minute or until the player acts, and each
 * error for a minute.
 */
export function useFreshEntries(entries: readonly LogEntry[], busy: boolean): ReadonlySet<string> {
  const [dark, setDark] = useState<ReadonlySet<string>>(new Set());
  const { passage, errors } = freshIds(entries);

  useEffect(() => {
    if (passage === undefined) return undefined;
    const darken = () => setDark((ids) => new Set(ids).add(passage));
    if (busy) {
      darken();
      return undefined;
    }
    const timer = setTimeout(darken, freshPassageMs);
    return () => clearTimeout(timer);
  }, [passage, busy]);

  const latestError = errors.split(" ").at(-1);
  useEffect(() => {
    if (!latestError) return;
    // Not cleared by the next error: each is marked for its own minute.
    setTimeout(() => setDark((ids) => new Set(ids).add(latestError)), freshPassageMs);
  }, [latestError]);

  return new Set([passage, ...errors.split(" ")].filter((id) => id && !dark.has(id)) as string[]);
}
