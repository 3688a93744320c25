import { hasScenes } from "@katha/storygraph";
import {
  builtInName,
  builtInNarrator,
  closingOffer,
  endsStory,
  isEnded,
  isFromKatha,
  mayEndAfter,
  move,
  offersAt,
  tellerOf,
  understand,
  unansweredIn,
  withConsequences,
  type NarrationEvent,
  type NarrationRequest,
  type Offer,
  type Pace,
  type Passage,
  type PlayerAction,
  type Position,
  type SceneFacts,
  type Step,
} from "@katha/narrator";
import { choicesFor } from "./choices.ts";
import { arrivalOf } from "../play/gains.ts";
import { playAfter } from "../play/kept-play.ts";
import type { KeptPlay, PartEffects, TurnInput } from "../play/turn.ts";
import type { PlayableStory } from "../story/playable-story.ts";

export type NarratedAction = NarrationRequest["action"];

/** What a player does, and what came before it; plain data. */
export interface PlayerTurn {
  action: NarratedAction;
  said: string | null;
  command: string | null;
  /** The choices last shown to the player. */
  offers: readonly Offer[];
  /** The latest parts, oldest first, after what earlier ones mentioned. */
  passages: readonly Passage[];
  struck: readonly string[];
  /** What the player wrote down of this session. */
  noted: readonly string[];
}

/** What was narrated, once it has ended. */
export interface Narration {
  narrative: string | null;
  setup: string | null;
  offers: readonly Offer[];
  consequences: readonly string[];
  scene: SceneFacts | null;
  done: Extract<NarrationEvent, { kind: "done" }> | null;
}

/** As much of a turn as its outcome depends on. */
export function inputOf(turn: TurnInput): TurnInput {
  const { id, copy_of, action, user_input, selected_choice, xp_cost } = turn;
  return { id, copy_of, action, user_input, selected_choice, xp_cost };
}

/** A told turn's outcome: its columns, and the play after it. */
export interface Concluded {
  step: Step;
  node: string;
  ending: string | null;
  xp_gain: number;
  xp_cost: number;
  completion: number;
  offers: Offer[];
  play: KeptPlay;
  became: PartEffects;
  costsCoins: boolean;
}

export function playerAction(
  story: PlayableStory,
  { position }: KeptPlay,
  asking: PlayerTurn,
): PlayerAction {
  return { story, position, ...asking };
}

export function understood(work: PlayableStory, play: KeptPlay, asking: PlayerTurn): Step {
  return understand(playerAction(work, play, asking));
}

const isByModel = (done: Narration["done"]) => done?.servedBy !== builtInName;

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

/** What becomes of the play by a step as it was narrated. */
export function concluded(
  work: PlayableStory,
  before: KeptPlay,
  told: { turn: TurnInput; step: Step; narration: Narration; pace?: Pace | undefined },
): Concluded {
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
  const isWithScenes = hasScenes(graph);
  const choices = choicesFor(turn.action, {
    narrated,
    ways,
    language,
    hasScenes: isWithScenes,
  });
  const mayEnd = !isWithScenes && isByModel(done) && mayEndAfter(before.depth + 1, pace);
  const closing = mayEnd ? [{ text: closingOffer(language), to: null }] : [];
  return {
    step,
    ...columns,
    offers: isEnded(graph, after) ? [] : [...choices, ...closing],
    ...played,
    costsCoins: costsCoins(first, done),
  };
}

/** The built-in narrator's events for a step: the author's words, or Katha's. */
export async function narratedByKatha(
  story: PlayableStory,
  play: KeptPlay,
  { asking, step, seed, voice }: { asking: PlayerTurn; step: Step; seed: string; voice: string },
): Promise<NarrationEvent[]> {
  const { action, said, passages, struck, noted } = asking;
  const before: Position = play.position;
  const { position } = move(story.graph, before, step);
  const request: NarrationRequest = {
    story,
    action,
    said,
    step,
    before,
    position,
    passages,
    memory: [],
    struck,
    noted,
    voice,
    seed,
  };
  const events: NarrationEvent[] = [];
  const telling = tellerOf(request, builtInNarrator).narrate(request, new AbortController().signal);
  for await (const event of telling) events.push(event);
  return events;
}

/** For the author: the part of a typed line that nothing answered. */
export function unansweredPart(
  story: PlayableStory,
  { position }: KeptPlay,
  { said, step, passages }: { said: string; step: Step; passages: readonly Passage[] },
) {
  return unansweredIn({ story, position, passages }, step, said);
}
