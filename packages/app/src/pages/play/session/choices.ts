import type { PlayLog } from "@katha/api/play";
import type { ChoicesProps } from "@katha/ui";
import { toOffers } from "../../../story/offers.ts";

/** All choices, including locked ones; an older copy of a session holds only the texts of those that are open. */
export function toChoices({ choices, offers }: PlayLog): ChoicesProps["choices"] {
  if (offers.length === 0) return choices;
  return toOffers(offers);
}

export function isOpenChoice(log: PlayLog, text: string): boolean {
  return toChoices(log).some((choice) =>
    typeof choice === "string" ? choice === text : choice.text === text && choice.isLocked !== true,
  );
}
