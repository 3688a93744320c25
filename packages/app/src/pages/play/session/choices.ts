import type { PlayLog } from "@katha/api/play";
import type { ChoicesProps } from "@katha/ui";

/** All choices, including locked ones; only texts from a server that does not send offers. */
export function toChoices({ choices, offers }: PlayLog): ChoicesProps["choices"] {
  if (offers.length === 0) return choices;
  return offers.map(({ is_locked: isLocked, ...offer }) => ({ isLocked, ...offer }));
}
