import type { PlayLog } from "@katha/api/play";
import type { ChoicesProps } from "@katha/ui";
import { type HistoryEntry, openingPart, toldIn } from "@katha/api/game";

/** All choices, including locked ones; an older copy of a session holds only the texts of those that are open. */
export function choicesOf({ choices, offers }: PlayLog): ChoicesProps["choices"] {
  return offers.length === 0 ? choices : offers;
}

/** The texts of those that can be taken. */
export function openChoices({ choices, offers }: PlayLog): readonly string[] {
  if (offers.length === 0) return choices;
  return offers.filter(({ isLocked }) => !isLocked).map(({ text }) => text);
}

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
