import { type HistoryEntry, openingPart, toldIn } from "@katha/api/game";

/** A part's whole text as it was told. */
export function partText(history: readonly HistoryEntry[], part: string): string {
  const told = history.find(({ turn_id: turn }) => (turn ?? openingPart) === part);
  return told === undefined ? "" : toldIn(told);
}
