import { type HistoryEntry, openingPart } from "@katha/api/game";

/** A part's whole text; if the setup is all of it, the history contains it twice. */
export function partText(history: readonly HistoryEntry[], part: string): string {
  const told = history.find(({ turn_id: turn }) => (turn ?? openingPart) === part);
  return [...new Set([told?.setup, told?.ai_response])].filter(Boolean).join("\n\n");
}
