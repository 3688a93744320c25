import type { PlayLog } from "@katha/api/play";
import type { ChoicesProps } from "@katha/ui";

/** All choices, including locked ones; an older copy of a session holds only the texts of those that are open. */
export function choicesOf({ choices, offers }: PlayLog): ChoicesProps["choices"] {
  return offers.length === 0 ? choices : offers;
}

/** The texts of those that can be taken. */
export function openChoices({ choices, offers }: PlayLog): readonly string[] {
  if (offers.length === 0) return choices;
  return offers.filter(({ isLocked }) => !isLocked).map(({ text }) => text);
}
