import type { PlayLog } from "@katha/api/play";
import type { ChoicesProps } from "@katha/ui";

/** All choices, including locked ones; an older copy of a session holds only the texts of those that are open. */
export function toChoices({ choices, offers }: PlayLog): ChoicesProps["choices"] {
  return offers.length === 0 ? choices : offers;
}

/** The texts of those that can be taken. */
export function openChoices(log: PlayLog): string[] {
  return toChoices(log).flatMap((choice) => {
    if (typeof choice === "string") return choice;
    return choice.isLocked === true ? [] : choice.text;
  });
}
