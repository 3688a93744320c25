import { nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import { createRng } from "../../random/rng.ts";
import type { Reaction } from "../model/parts.ts";
import { placeOfReaction } from "./answers.ts";
import { counted, happen, type Happened } from "./happen.ts";
import { holds } from "./holds.ts";
import { withDeed } from "./later.ts";
import { countAt, type PlayState, type StateChange } from "./state.ts";
import { arrive } from "./take.ts";
import { wordsIn } from "./words.ts";

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

/** What a reaction says and does now. */
export function react(graph: StoryGraph, state: PlayState, reaction: string): Answer | undefined {
  const { reactions = {} } = graph;
  const known = Object.hasOwn(reactions, reaction) ? reactions[reaction] : undefined;
  if (known === undefined) return undefined;
  const place = placeOfReaction(reaction);
  const line = lineNow(state, place, known);
  const happened = happen(graph, counted(state, place), known.effects, `${place}\neffects`);
  const { target, remembers } = known;
  return {
    ...happened,
    reaction,
    text: wordsIn(graph, line, happened.state),
    target: nodeNamed(graph, target) === undefined ? null : target,
    remembers: remembers === undefined ? null : wordsIn(graph, remembers, happened.state),
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

/** What a model may let happen now, by name. */
export function consequencesNow(graph: StoryGraph, state: PlayState): string[] {
  return Object.entries(graph.consequences ?? {}).flatMap(([name, { when, once }]) =>
    holds(when, state) && !(once === true && countAt(state.counts, `~${name}`) > 0) ? [name] : [],
  );
}

/** Applies a consequence that may happen now; any other changes nothing. */
export function follow(graph: StoryGraph, state: PlayState, name: string): Happened {
  if (!consequencesNow(graph, state).includes(name)) return { state, changes: [] };
  const place = `~${name}`;
  return happen(
    graph,
    counted(state, place),
    graph.consequences?.[name]?.effects,
    `${place}\neffects`,
  );
}
