import type { StoredProgress } from "../../../db/tables/game.ts";
import type { KeptPlay } from "../engine/kept-play.ts";
import type { Session } from "../repo.ts";

/** An ending without a title is named after its node, which only the author may see. */
export function endingTitle(ending: KeptPlay["ending"]): string | null {
  return ending === null || ending.title === ending.node ? null : ending.title;
}

function scenesCompleted({ scenes, ending }: KeptPlay): number {
  return ending === null ? scenes.length - 1 : scenes.length;
}

const xpOf = ({ xp }: KeptPlay, spentBeside: number) => Math.max(0, xp - spentBeside);

/** A play as columns of its session. */
export function progressColumns(play: KeptPlay, spentBeside: number) {
  return {
    current_xp: xpOf(play, spentBeside),
    choices_made: play.choices_made,
    scenes_completed: scenesCompleted(play),
    completion_percentage: play.percentage,
    scenes: JSON.stringify(play.scenes),
    spent_beside: spentBeside,
    ending_node: play.ending?.node ?? null,
    ending: play.ending?.title ?? null,
  };
}

export function progressAfter(play: KeptPlay, spentBeside: number): StoredProgress {
  return {
    current_xp: xpOf(play, spentBeside),
    choices_made: play.choices_made,
    scenes_completed: scenesCompleted(play),
    is_completed: play.ending !== null,
    completion_percentage: play.percentage,
    ending: endingTitle(play.ending),
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
