import { hasScenes } from "@katha/storygraph";
import {
  builtInName,
  closingOffer,
  endsStory,
  isEnded,
  isFromKatha,
  mayEndAfter,
  move,
  nextPosition,
  offersAt,
  withConsequences,
  type NarrationRequest,
  type Pace,
  type PlayerAction,
  type Step,
  type StoryVersion,
} from "@katha/narrator";
import { choicesFor } from "./choices.ts";
import { arrivalOf } from "../play/gains.ts";
import { playAfter } from "../play/kept-play.ts";
import type { KeptPlay, TurnInput } from "../play/turn.ts";
import type { PlayableStory } from "../story/playable-story.ts";
import type { Narration } from "./narration.ts";

/** What a player does, and what came before it; plain data. */
export type PlayerTurn = Required<Omit<PlayerAction, "story" | "position">>;

/** As much of a turn as its outcome depends on. */
export function inputOf(turn: TurnInput): TurnInput {
  const { id, copy_of, action, user_input, selected_choice, xp_cost } = turn;
  return { id, copy_of, action, user_input, selected_choice, xp_cost };
}

export function playerAction(
  story: StoryVersion,
  { position }: Pick<KeptPlay, "position">,
  asking: PlayerTurn,
): PlayerAction {
  return { story, position, ...asking };
}

/** What a narrator is asked for, once it is known what the player meant. */
export function narrationRequest(
  story: StoryVersion,
  { position: before }: Pick<KeptPlay, "position">,
  {
    asking,
    step,
    memory = [],
    ...telling
  }: {
    asking: PlayerTurn;
    step: Step;
    memory?: NarrationRequest["memory"];
    voice: string;
    seed: string;
  },
): NarrationRequest {
  const { action, said, passages, struck, noted } = asking;
  const position = nextPosition(story.graph, before, step);
  return {
    story,
    action,
    said,
    step,
    before,
    position,
    passages,
    memory,
    struck,
    noted,
    ...telling,
  };
}

const isByModel = (done: Narration["done"]) => done?.servedBy !== builtInName;

/** A turn as it was narrated. */
export interface NarratedTurn {
  turn: TurnInput;
  step: Step;
  narration: Narration;
  pace?: Pace | undefined;
}

/** A model told it, to the end. */
const isWhole = (done: Narration["done"]) => isByModel(done) && done?.flaw === undefined;

/** An ending that was cut short is none. */
function ifEnded(step: Step, done: Narration["done"]): Step {
  return endsStory(step) && !isWhole(done) ? { way: "detour", beat: null } : step;
}

/**
 * Only models cost coins: the author's words, questions, refusals, built-in narration and parts that were cut short are
 * free.
 */
function costsCoins({ way }: Step, done: Narration["done"]): boolean {
  return isWhole(done) && (way === "edge" || way === "detour" || way === "reaction");
}

/** What becomes of the play by a step as it was narrated: the turn's columns, and the play after it. */
export function concluded(work: PlayableStory, before: KeptPlay, told: NarratedTurn) {
  const { graph, language } = work;
  const { turn, narration, pace } = told;
  const first = ifEnded(told.step, narration.done);
  const { offers, consequences, done } = narration;
  const { position } = move(graph, before.position, first);
  const step = withConsequences(graph, position, first, consequences);
  const { position: after } = move(graph, before.position, step);
  const ways = offersAt(graph, after);
  // The consequences may have opened or closed choices.
  const narrated = step === first ? offers : [...ways, ...offers.filter(({ to }) => to === null)];
  // Being asked what one meant costs no XP, nor does being told that there is nothing new.
  const isFree = isFromKatha(first) || done?.isNothingNew === true;
  const arrival = arrivalOf(work, { before: before.position, after, title: done?.ending });
  const columns = { ...arrival, xp_cost: isFree ? 0 : turn.xp_cost };
  const played = playAfter(work, before, {
    ...turn,
    ...columns,
    step,
    narrative: narration.narrative,
  });
  const choices = choicesFor(work, turn.action, { narrated, ways });
  const mayEnd = !hasScenes(graph) && isByModel(done) && mayEndAfter(before.depth + 1, pace);
  const closing = mayEnd ? [{ text: closingOffer(language), to: null }] : [];
  return {
    step,
    ...columns,
    offers: isEnded(graph, after) ? [] : [...choices, ...closing],
    ...played,
    costsCoins: costsCoins(first, done),
  };
}
