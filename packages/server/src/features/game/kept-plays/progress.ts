import { progressAfter, type KeptPlay } from "@katha/play";
import type { Session } from "../repo.ts";

/** A play as columns of its session. */
export function progressColumns(play: KeptPlay, spentBeside: number) {
  const { is_completed: _isCompleted, ...progress } = progressAfter(play, spentBeside);
  return {
    ...progress,
    scenes: JSON.stringify(play.scenes),
    spent_beside: spentBeside,
    ending_node: play.ending?.node ?? null,
    ending: play.ending?.title ?? null,
  };
}

export function rowEnding({
  ending_node: node,
  ending: title,
}: Pick<Session, "ending" | "ending_node">): KeptPlay["ending"] {
  return node === null || title === null ? null : { node, title };
}

export function rowProgress(session: Session) {
  return {
    current_xp: session.current_xp,
    choices_made: session.choices_made,
    scenes_completed: session.scenes_completed,
    is_completed: session.ending !== null,
    completion_percentage: session.completion_percentage,
  };
}
