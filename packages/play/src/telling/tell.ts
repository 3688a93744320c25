import { hasScenes } from "@katha/storygraph";
import {
  builtInNarrator,
  isLeftUnanswered,
  tellerOf,
  understand,
  type NarrationEvent,
  type Step,
} from "@katha/narrator";
import type { KeptPlay, TurnInput } from "../play/turn.ts";
import { narrationOf } from "./narration.ts";
import type { PlayableStory } from "../story/playable-story.ts";
import { standingAt, type Standing } from "../play/standing.ts";
import {
  concluded,
  narrationRequest,
  playerAction,
  type NarratedTurn,
  type PlayerTurn,
} from "./told.ts";

/** Of a story without scenes Katha can only say that it cannot tell it, which is no part of the story. */
function stepByKatha(work: PlayableStory, play: KeptPlay, asking: PlayerTurn): Step {
  return hasScenes(work.graph)
    ? understand(playerAction(work, play, asking))
    : { way: "refusal", because: "katha", matter: "about" };
}

/** What follows from a part once it is narrated. */
export interface PartOutcome {
  concluded: ReturnType<typeof concluded>;
  standing: Standing;
  /** The author has no answer to what was typed. */
  isLeftUnanswered: boolean;
}

export function outcomeOf(
  work: PlayableStory,
  { play, ...told }: { play: KeptPlay } & NarratedTurn,
): PartOutcome {
  const after = concluded(work, play, told);
  const choices = after.offers.map(({ text }) => text);
  return {
    concluded: after,
    standing: standingAt(work, {
      play: after.play,
      last: { action: told.turn.action, choices },
    }),
    isLeftUnanswered: isLeftUnanswered(work, after.step),
  };
}

/** A part as the built-in narrator tells it, in the author's words or in Katha's, with all that follows from it. */
export async function tell(
  work: PlayableStory,
  told: {
    play: KeptPlay;
    asking: PlayerTurn;
    turn: TurnInput;
    voice: string;
    step?: Step | undefined;
  },
): Promise<PartOutcome & { events: NarrationEvent[] }> {
  const { play, asking, turn, voice } = told;
  const step = told.step ?? stepByKatha(work, play, asking);
  const request = narrationRequest(work, play, { asking, step, voice, seed: turn.id });
  const narrating = tellerOf(request, builtInNarrator).narrate(
    request,
    new AbortController().signal,
  );
  const events: NarrationEvent[] = [];
  for await (const event of narrating) events.push(event);
  const narration = await narrationOf(events);
  const outcome = outcomeOf(work, { play, turn, step, narration });
  // Katha may also have the same words of its own for it whenever it is told again.
  outcome.concluded.became.is_verbatim ||= narration.done?.hasOtherWords !== true;
  return { events, ...outcome };
}
