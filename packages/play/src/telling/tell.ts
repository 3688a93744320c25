import { hasScenes } from "@katha/storygraph";
import { isLeftUnanswered, type NarrationEvent, type Step } from "@katha/narrator";
import type { KeptPlay, TurnInput } from "../play/turn.ts";
import { narrationOf } from "./narration.ts";
import type { PlayableStory } from "../story/playable-story.ts";
import { standingAt, type Standing } from "../play/standing.ts";
import { concluded, narratedByKatha, understood, type PlayerTurn, type Concluded } from "./told.ts";

export type NarratedTurn = Parameters<typeof concluded>[2];

/** Of a story without scenes Katha can only say that it cannot tell it, which is no part of the story. */
function stepByKatha(work: PlayableStory, play: KeptPlay, asking: PlayerTurn): Step {
  return hasScenes(work.graph)
    ? understood(work, play, asking)
    : { way: "refusal", because: "katha", matter: "about" };
}

/** A part as the built-in narrator tells it, with all that follows from it. */
export interface ToldByKatha extends Outcome {
  events: NarrationEvent[];
}

/** What follows from a part once it is narrated. */
export interface Outcome {
  concluded: Concluded;
  standing: Standing;
  /** The author has no answer to what was typed. */
  isLeftUnanswered: boolean;
}

export function outcomeOf(work: PlayableStory, play: KeptPlay, told: NarratedTurn): Outcome {
  const after = concluded(work, play, told);
  const choices = after.offers.map(({ text }) => text);
  return {
    concluded: after,
    standing: standingAt(work, after.play, { action: told.turn.action, choices }),
    isLeftUnanswered: isLeftUnanswered(work, after.step),
  };
}

export async function tell(
  work: PlayableStory,
  {
    play,
    asking,
    turn,
    voice,
    step: given,
  }: {
    play: KeptPlay;
    asking: PlayerTurn;
    turn: TurnInput;
    voice: string;
    step?: Step | undefined;
  },
): Promise<ToldByKatha> {
  const step = given ?? stepByKatha(work, play, asking);
  const events = await narratedByKatha(work, play, { asking, step, seed: turn.id, voice });
  const narration = narrationOf(events);
  const outcome = outcomeOf(work, play, { turn, step, narration });
  // Katha may also have the same words of its own for it whenever it is told again.
  outcome.concluded.became.is_verbatim ||= narration.done?.hasOtherWords !== true;
  return { events, ...outcome };
}
