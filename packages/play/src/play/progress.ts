import type { ActionResponse } from "@katha/api/contract";
import type { KeptPlay } from "./turn.ts";

/** A play's progress, for its player. */
export type PlayProgress = Pick<
  ActionResponse,
  | "current_xp"
  | "choices_made"
  | "scenes_completed"
  | "is_completed"
  | "completion_percentage"
  | "ending"
>;

/** An ending without a title is named after its node, which only the author may see. */
export function endingTitle(ending: KeptPlay["ending"]): string | null {
  return ending === null || ending.title === ending.node ? null : ending.title;
}

export function progressAfter(play: KeptPlay, spentBeside: number): PlayProgress {
  const { xp, choices_made, scenes, ending, percentage } = play;
  return {
    current_xp: Math.max(0, xp - spentBeside),
    choices_made,
    scenes_completed: ending === null ? scenes.length - 1 : scenes.length,
    is_completed: ending !== null,
    completion_percentage: percentage,
    ending: endingTitle(ending),
  };
}
