import type { PlayLog } from "@katha/api/play";
import type { ChoicesProps } from "@katha/ui";

/** The ways on, locked ones among them; from a server that tells of no such ways, the texts alone. */
export function toChoices({ choices, offers }: PlayLog): ChoicesProps["choices"] {
  if (offers.length === 0) return choices;
  return offers.map(({ is_locked: isLocked, ...offer }) => ({ isLocked, ...offer }));
}
