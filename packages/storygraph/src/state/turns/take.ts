import { nodeNamed, type GraphChoice, type StoryGraph } from "../../graph/structure.ts";
import { healthQuality } from "../model/quality.ts";
import { counted, happen } from "./happen.ts";
import { holds } from "./holds.ts";
import { withDeed, withOwedTold } from "./later.ts";
import { oddsOf, rollAt } from "./check.ts";
import {
  countAt,
  startState,
  valueOf,
  type Given,
  type PlayState,
  type StateChange,
  type WhoAnswers,
} from "./state.ts";
import { visitsAsked } from "./visits-asked.ts";
import { placeOfChoice, placeOfStorylet, type Way } from "./ways.ts";
import { wordsIn } from "./words.ts";

/** The outcome of a skill check. */
export interface CheckOutcome {
  isWon: boolean;
  odds: number;
  /** Which quality it was against. */
  quality: string;
}

/** Where a step leads, and what changed on the way. */
export interface Moved {
  node: string;
  state: PlayState;
  changes: readonly StateChange[];
  check: CheckOutcome | null;
}

/** Ends a chain of scenes that divert to each other forever; the fast machine has to stop at the same point. */
export const longestDetour = 50;

function ledTo(graph: StoryGraph, target: string, state: PlayState): string {
  let at = target;
  for (let step = 0; step < longestDetour; step += 1) {
    const onward = nodeNamed(graph, at)?.instead?.find(({ when }) => holds(when, state))?.target;
    if (onward === undefined || nodeNamed(graph, onward) === undefined) return at;
    at = onward;
  }
  return at;
}

function withoutHealth(graph: StoryGraph, state: PlayState): string | undefined {
  const end = graph.health?.ends_at ?? "";
  const isSpent = valueOf(state, healthQuality) === 0;
  return isSpent && nodeNamed(graph, end) !== undefined ? end : undefined;
}

/** Arrives at a scene, with everything that does. */
export function arrive(
  graph: StoryGraph,
  target: string,
  before: PlayState,
  changes: readonly StateChange[] = [],
): Omit<Moved, "check"> {
  const name = withoutHealth(graph, before) ?? ledTo(graph, target, before);
  const node = nodeNamed(graph, name);
  let state = before;
  if (node?.hub !== undefined && state.hub !== name) state = { ...state, hub: name };
  if (visitsAsked(graph).has(name))
    state = { ...state, visits: { ...state.visits, [name]: countAt(state.visits, name) + 1 } };
  if (node?.storylet?.once === true) state = counted(state, placeOfStorylet(name));
  const happened = happen(graph, state, node?.effects, `@${name}`);
  return {
    node: name,
    state: withOwedTold(graph, name, happened.state),
    changes: happened.changes.length === 0 ? changes : [...changes, ...happened.changes],
  };
}

/** The first scene, and what the player has there. */
export function begin(
  graph: StoryGraph,
  {
    given,
    who = null,
    at = graph.start_node,
  }: { given?: Given; who?: WhoAnswers | null; at?: string } = {},
): Omit<Moved, "check"> {
  return arrive(graph, at, startState(graph, given, who));
}

/** Records a choice that is told of again later. */
function withChoice(
  graph: StoryGraph,
  { choice, place, before }: { choice: GraphChoice; place: string; before: PlayState },
  { node, state }: Omit<Moved, "check">,
): PlayState {
  const { remembers, later } = choice;
  if (later === undefined) return state;
  const sentence = remembers === undefined ? null : wordsIn(graph, remembers, before);
  return withDeed(state, { deed: place, at: node, remembers: sentence });
}

/** Takes one of the scene's ways; without `roll`, it is drawn from the play's seed. */
export function take(
  graph: StoryGraph,
  from: string,
  before: PlayState,
  way: Way,
  roll?: number,
): Moved {
  const choice = way.choice === null ? undefined : nodeNamed(graph, from)?.choices[way.choice];
  if (choice === undefined) return { ...arrive(graph, way.target, before), check: null };
  const place = placeOfChoice(from, choice);
  const { check } = choice;
  const odds = check === undefined ? 1 : oddsOf(graph, check, before);
  const isWon = check === undefined || (roll ?? rollAt(before, place)) < odds;
  const effects = isWon ? choice.effects : check?.effects;
  const met = choice.once === true || check !== undefined ? counted(before, place) : before;
  const happened = happen(graph, met, effects, isWon ? `${place}\nwon` : `${place}\nlost`);
  const target = isWon ? way.target : (check?.fails_to ?? way.target);
  const moved = arrive(graph, target, happened.state, happened.changes);
  const state = isWon ? withChoice(graph, { choice, place, before }, moved) : moved.state;
  return {
    ...moved,
    state,
    check: check === undefined ? null : { isWon, odds, quality: check.quality },
  };
}
