import { type HistoryEntry, openingPart } from "@katha/api/game";

/** What was told in a part; a setup may be its whole text, and stands there twice. */
export function partText(history: readonly HistoryEntry[], part: string): string {
  const told = history.find(({ turn_id: turn }) => (turn ?? openingPart) === part);
  return [...new Set([told?.setup, told?.ai_response])].filter(Boolean).join("\n\n");
}
