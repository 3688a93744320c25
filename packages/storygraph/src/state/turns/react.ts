import { storyBounds } from "../../bounds/story-bounds.ts";
import { nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import { createRng } from "../../random/rng.ts";
import type { Effect } from "../model/effect.ts";
import type { Consequence, Reaction } from "../model/parts.ts";
import { placeOfReaction } from "./answers.ts";
import { happen, type Happened } from "./folding/happen.ts";
import { StateDraft } from "./folding/state-draft.ts";
import { holds } from "./holds.ts";
import { withDeed } from "./later.ts";
import { countAt, type PlayState, type StateChange } from "./state.ts";
import { arrive } from "./take.ts";
import { wordsIn } from "./words.ts";

const placeOfConsequence = (name: string) => `~${name}`;

/** An authored answer, ready to be told. */
export interface Answer extends Happened {
  /** Which of the story's reactions it is. */
  reaction: string;
  text: string;
  /** The scene that it leads to, if any. */
  target: string | null;
  /** What the story remembers of it, if anything. */
  remembers: string | null;
}

/** Which of an answer's lines is told now. A cycling answer starts at another line in each play, so that plays differ. */
function lineNow({ given, counts }: PlayState, place: string, reaction: Reaction): string {
  const { says, repeats } = reaction;
  const told = countAt(counts, place);
  if (repeats !== "all") return says[Math.min(told, says.length - 1)] ?? "";
  const first = Math.floor(createRng(`${given.seed}\n${place}`).next() * says.length);
  return says[(first + told) % says.length] ?? "";
}

/** Counts that something comes, and lets its effects happen. */
function counting(
  graph: StoryGraph,
  state: PlayState,
  place: string,
  effects: readonly Effect[] | undefined,
): Happened {
  const draft = new StateDraft(state);
  draft.count(place);
  happen(graph, draft, effects, `${place}\neffects`);
  return draft.finish();
}

/** What a reaction says and does now. */
export function react(graph: StoryGraph, state: PlayState, reaction: string): Answer | undefined {
  const { reactions = {} } = graph;
  const known = Object.hasOwn(reactions, reaction) ? reactions[reaction] : undefined;
  if (known === undefined) return undefined;
  const place = placeOfReaction(reaction);
  const line = lineNow(state, place, known);
  const happened = counting(graph, state, place, known.effects);
  const { target, remembers } = known;
  return {
    ...happened,
    reaction,
    text: wordsIn(graph, line, happened.state),
    target: nodeNamed(graph, target) === undefined ? null : target,
    remembers:
      remembers === undefined ? null : wordsIn(graph, remembers, happened.state, storyBounds.label),
  };
}

/** Where the player is after an answer; if it leads to a scene, they arrive there as usual. */
export function afterReaction(
  graph: StoryGraph,
  node: string,
  state: PlayState,
  reaction: string,
): { node: string; state: PlayState; changes: readonly StateChange[] } {
  const answer = react(graph, state, reaction);
  if (answer === undefined) return { node, state, changes: [] };
  const { target, remembers } = answer;
  const there =
    target === null
      ? { node, state: answer.state, changes: [] }
      : arrive(graph, target, answer.state);
  const isToldLater = graph.reactions?.[reaction]?.later !== undefined;
  const done = { deed: placeOfReaction(reaction), at: there.node, remembers };
  return {
    node: there.node,
    state: isToldLater ? withDeed(there.state, done) : there.state,
    changes: [...answer.changes, ...there.changes],
  };
}

const canFollow = ({ when, once }: Consequence, name: string, state: PlayState) =>
  holds(when, state) && !(once === true && countAt(state.counts, placeOfConsequence(name)) > 0);

/** What a model may let happen now, by name. */
export function consequencesNow({ consequences = {} }: StoryGraph, state: PlayState): string[] {
  return Object.entries(consequences).flatMap(([name, one]) =>
    canFollow(one, name, state) ? [name] : [],
  );
}

/** Applies a consequence that may happen now; any other changes nothing. */
export function follow(graph: StoryGraph, state: PlayState, name: string): Happened {
  const { consequences = {} } = graph;
  const one = Object.hasOwn(consequences, name) ? consequences[name] : undefined;
  return one === undefined || !canFollow(one, name, state)
    ? { state, changes: [] }
    : counting(graph, state, placeOfConsequence(name), one.effects);
}
