import type { PlayLog } from "@katha/api/play";
import type { ChoicesProps } from "@katha/ui";

/** All choices, including locked ones; an older copy of a session holds only the texts of those that are open. */
export function toChoices({ choices, offers }: PlayLog): ChoicesProps["choices"] {
  if (offers.length === 0) return choices;
  return offers.map(({ is_locked: isLocked, ...offer }) => ({ isLocked, ...offer }));
}
