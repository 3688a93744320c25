import { type HistoryEntry, openingPart, toldIn } from "@katha/api/game";

const entryOf = (history: readonly HistoryEntry[], part: string) =>
  history.find(({ turnId: turn }) => (turn ?? openingPart) === part);

/** A part's whole text as it was told. */
export function partText(history: readonly HistoryEntry[], part: string): string {
  const entry = entryOf(history, part);
  return entry === undefined ? "" : toldIn(entry);
}

/** A part's whole text as its reader has it: in their own words, where they put it so. */
export function readText(history: readonly HistoryEntry[], part: string): string {
  return entryOf(history, part)?.ownWording ?? partText(history, part);
}
