import { storyBounds } from "../../bounds/story-bounds.ts";
import { nodeNamed, type GraphChoice, type StoryGraph } from "../../graph/structure.ts";
import { healthQuality } from "../model/quality.ts";
import { happen } from "./folding/happen.ts";
import { StateDraft } from "./folding/state-draft.ts";
import { holdsFor } from "./holds.ts";
import { withDeed, withOwedTold } from "./later.ts";
import { oddsOf, rollAt } from "./check.ts";
import {
  startState,
  type GivenState,
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

function ledTo(graph: StoryGraph, target: string, draft: StateDraft): string {
  let at = target;
  for (let step = 0; step < longestDetour; step += 1) {
    const onward = nodeNamed(graph, at)?.instead?.find(({ when }) => holdsFor(when, draft))?.target;
    if (onward === undefined || nodeNamed(graph, onward) === undefined) return at;
    at = onward;
  }
  return at;
}

function withoutHealth(graph: StoryGraph, draft: StateDraft): string | undefined {
  const end = graph.health?.ends_at ?? "";
  const isSpent = draft.read(healthQuality) === 0;
  return isSpent && nodeNamed(graph, end) !== undefined ? end : undefined;
}

/** Arrives at a scene, with everything that does, and returns which one it was. */
function arriveIn(graph: StoryGraph, target: string, draft: StateDraft): string {
  const name = withoutHealth(graph, draft) ?? ledTo(graph, target, draft);
  const node = nodeNamed(graph, name);
  if (node?.hub !== undefined) draft.hub = name;
  if (visitsAsked(graph).has(name)) draft.visit(name);
  if (node?.storylet?.once === true) draft.count(placeOfStorylet(name));
  happen(graph, draft, node?.effects, `@${name}`);
  draft.later = withOwedTold(graph, name, draft.later);
  return name;
}

/** Arrives at a scene from this state; `changes` were made on the way. */
export function arrive(
  graph: StoryGraph,
  target: string,
  before: PlayState,
  changes: readonly StateChange[] = [],
): Omit<Moved, "check"> {
  const draft = new StateDraft(before, changes);
  return { node: arriveIn(graph, target, draft), ...draft.finish() };
}

/** The first scene, and what the player has there. */
export function begin(
  graph: StoryGraph,
  {
    given,
    who = null,
    at = graph.start_node,
  }: { given?: GivenState; who?: WhoAnswers | null; at?: string } = {},
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
  const sentence =
    remembers === undefined ? null : wordsIn(graph, remembers, before, storyBounds.label);
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
  const draft = new StateDraft(before);
  if (choice.once === true || check !== undefined) draft.count(place);
  const effects = isWon ? choice.effects : check?.effects;
  happen(graph, draft, effects, isWon ? `${place}\nwon` : `${place}\nlost`);
  const target = isWon ? way.target : (check?.fails_to ?? way.target);
  const moved = { node: arriveIn(graph, target, draft), ...draft.finish() };
  const state = isWon ? withChoice(graph, { choice, place, before }, moved) : moved.state;
  return {
    ...moved,
    state,
    check: check === undefined ? null : { isWon, odds, quality: check.quality },
  };
}
