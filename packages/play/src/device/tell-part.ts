import type { Offer, Passage } from "@katha/narrator";
import { commandOf, xpCostOf } from "../story/commands.ts";
import { isUnheard } from "../play/kept-play.ts";
import { narrationOf } from "../telling/narration.ts";
import { passageOf, passagesBefore, passagesRead } from "../play/passages.ts";
import type { PlayableStory } from "../story/playable-story.ts";
import type { Standing } from "../play/standing.ts";
import type { KeptPlay, TurnInput } from "../play/turn.ts";
import { factsOf } from "../story/facts.ts";
import { tell, type PartOutcome } from "../telling/tell.ts";
import type { PlayerTurn } from "../telling/told.ts";
import { progressAfter } from "../play/progress.ts";
import { cutsOf } from "../telling/pieces.ts";

/** All that the next part follows from, as plain data. It is the same on the server and on a device. */
export interface OngoingPlay {
  /** The part at which the player stands; null at the opening. */
  head: string | null;
  play: KeptPlay;
  opening: Passage;
  /** The latest parts, oldest first. */
  parts: Passage[];
  /** The choices last shown. */
  offers: Offer[];
  struck: string[];
  noted: string[];
  spent_beside: number;
}

/** What a player does, under the id that it keeps wherever it is told. */
export interface TurnToTell extends Pick<TurnInput, "id" | "user_input" | "selected_choice"> {
  action: PlayerTurn["action"];
  command: string | null;
}

export type PartRefusal =
  | { code: "story_ended" }
  | { code: "unknown_command"; command: string }
  | { code: "not_enough_xp"; current_xp: number; required_xp: number };

/** A part as Katha told it. */
export interface ToldPart
  extends TurnToTell, Omit<PartOutcome["concluded"], "step" | "play" | "costsCoins"> {
  step: Record<string, unknown>;
  narrative: string | null;
  setup: string | null;
  scene: Record<string, unknown> | null;
  chunks: string;
  is_unanswered: boolean;
  standing: Standing;
}

type ToldOrRefused =
  | { refused: PartRefusal }
  | { refused: null; told: ToldPart; next: OngoingPlay };

/** A part of a session as Katha alone tells it: the same wherever it is told, and for nothing but XP. */
export async function tellPart(
  work: PlayableStory,
  { at, asked }: { at: OngoingPlay; asked: TurnToTell },
): Promise<ToldOrRefused> {
  const { id, action, user_input, selected_choice } = asked;
  const { play, offers, struck, noted, spent_beside } = at;
  if (play.ending !== null) return { refused: { code: "story_ended" } };
  const facts = factsOf(work);
  const command = commandOf(facts, { ...asked, userInput: user_input });
  const xp_cost = xpCostOf(facts, { action, command });
  if (xp_cost === undefined)
    return { refused: { code: "unknown_command", command: command ?? "" } };
  const { current_xp } = progressAfter(play, spent_beside);
  if (current_xp < xp_cost)
    return { refused: { code: "not_enough_xp", current_xp, required_xp: xp_cost } };
  const passages = passagesBefore(play, at.opening, at.parts);
  const said = user_input ?? selected_choice;
  const { events, concluded, standing, isLeftUnanswered } = await tell(work, {
    play,
    asking: { action, said, command, offers, passages, struck, noted },
    turn: { id, copy_of: null, action, user_input, selected_choice, xp_cost },
    voice: "",
  });
  const { narrative, setup, scene, pieces } = await narrationOf(events);
  const { step, play: after, costsCoins: _costs, ...columns } = concluded;
  const told: ToldPart = {
    ...asked,
    command,
    ...columns,
    step: { ...step },
    narrative,
    setup,
    scene: scene === null ? null : { ...scene },
    chunks: cutsOf(pieces),
    is_unanswered:
      (isLeftUnanswered || isUnheard(step)) && action === "custom_action" && command === null,
    standing,
  };
  const row = { ...told, copy_of: null, parent: at.head, number: after.depth };
  return {
    refused: null,
    told,
    next: {
      ...at,
      head: id,
      play: after,
      parts: [...at.parts, passageOf(row)].slice(-passagesRead.byRules),
      offers: concluded.offers,
    },
  };
}

/** What a reader was told by a part, in one line that two tellings of it share only where they are the same. */
export function asRead({ node, setup, narrative, offers }: ToldPart): string {
  return JSON.stringify([node, setup, narrative, offers.map(({ text }) => text)]);
}
