import type { StoryGraph } from "../../graph/structure.ts";
import { counted, happen, type Happened } from "./happen.ts";
import { holds } from "./holds.ts";
import { countAt, type PlayState } from "./state.ts";
import { wordsIn } from "./words.ts";

/** An authored answer, ready to be told. */
export interface Answer extends Happened {
  /** Which of the story's reactions it is. */
  reaction: string;
  text: string;
}

const placeOf = (reaction: string) => `!${reaction}`;

/** The name of the reaction that answers a command in this scene: one of the scene before one of the story. */
export function reactionTo(
  graph: StoryGraph,
  node: string,
  state: PlayState,
  command: string,
): string | undefined {
  const fitting = Object.entries(graph.reactions ?? {}).filter(
    ([, reaction]) =>
      reaction.command === command &&
      (reaction.at === "" || reaction.at === node) &&
      holds(reaction.when, state),
  );
  const [name] = fitting.find(([, { at }]) => at === node) ?? fitting[0] ?? [];
  return name;
}

/** What a reaction says and does now. */
export function react(graph: StoryGraph, state: PlayState, reaction: string): Answer | undefined {
  const { reactions = {} } = graph;
  const known = Object.hasOwn(reactions, reaction) ? reactions[reaction] : undefined;
  if (known === undefined) return undefined;
  const place = placeOf(reaction);
  const told = Math.min(countAt(state.counts, place), known.says.length - 1);
  const happened = happen(graph, counted(state, place), known.effects, `${place}\neffects`);
  return { ...happened, reaction, text: wordsIn(graph, known.says[told] ?? "", happened.state) };
}

/** What a model may let happen now, by name. */
export function consequencesNow(graph: StoryGraph, state: PlayState): string[] {
  return Object.entries(graph.consequences ?? {}).flatMap(([name, { when, once }]) =>
    holds(when, state) && !(once === true && countAt(state.counts, `~${name}`) > 0) ? [name] : [],
  );
}

/** What follows of a consequence that may happen now; nothing of any other. */
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
