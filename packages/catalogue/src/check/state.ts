import {
  commandsOf,
  isEnding,
  normalise,
  prove,
  ruledBy,
  rulesOf,
  type StoryGraph,
} from "@katha/storygraph";
import type { StoryEntry } from "../files.ts";

type Kept = Pick<StoryEntry, "structure" | "game_config">;

const fewestEarned = 2;
const fewestShownIf = 6;
const fewestInAnEnding = 2;
const fewestSays = 3;

/** A copy without effects, so that nothing the player does is remembered. */
function withoutEffects(written: unknown): unknown {
  if (Array.isArray(written)) return written.map(withoutEffects);
  if (typeof written !== "object" || written === null) return written;
  return Object.fromEntries(
    Object.entries(written)
      .filter(([field]) => field !== "effects")
      .map(([field, value]) => [field, withoutEffects(value)]),
  );
}

const played = (structure: unknown, config: unknown) =>
  ruledBy(normalise(structure), rulesOf(config));

/** What exploring every state of a story finds; random plays would add nothing. */
function statesOf(structure: unknown, config: unknown) {
  const { state } = prove(played(structure, config), { plays: 1 });
  if (state === undefined) throw new Error("This story keeps no count.");
  return state;
}

type States = ReturnType<typeof statesOf>;

const reachedIn = ({ endings }: States): string[] =>
  endings.flatMap(({ node, is_reached }) => (is_reached === true ? [node] : []));

/** The states of a story, and of the same story without memory of what the player does. Slow. */
export function exploredStates({ structure, game_config }: Kept) {
  return {
    states: statesOf(structure, game_config),
    forgetful: statesOf(withoutEffects(structure), game_config),
  };
}

/** The endings that can be reached, and those among them that depend on what the player does. */
export function endingsOf(story: Kept, { states, forgetful } = exploredStates(story)) {
  const reached = reachedIn(states);
  const unearned = new Set(reachedIn(forgetful));
  return { reached, earned: reached.filter((ending) => !unearned.has(ending)) };
}

const conditionsIn = (text: string) => text.match(/^\{if /gmu)?.length ?? 0;

function lacksOfTexts(graph: StoryGraph): string[] {
  const counted = Object.entries(graph.nodes).map(([name, node]) => ({
    name,
    isEnding: isEnding(node),
    paragraphs: conditionsIn(node.text),
  }));
  const before = counted.reduce(
    (sum, { isEnding: ends, paragraphs }) => sum + (ends ? 0 : paragraphs),
    0,
  );
  return [
    ...(before < fewestShownIf
      ? [`only ${before} paragraphs before the endings are shown if`]
      : []),
    ...counted
      .filter(({ isEnding: ends, paragraphs }) => ends && paragraphs < fewestInAnEnding)
      .map(({ name }) => `${name} tells too little of what was done`),
  ];
}

function lacksOfCommands(graph: StoryGraph, commands: readonly string[]): string[] {
  const reactions = Object.values(graph.reactions ?? {});
  return commands.flatMap((command) => {
    const own = reactions.filter((reaction) => reaction.command === command);
    const isAlways = own.some(({ at, when }) => at === "" && when === undefined);
    return [
      ...(isAlways ? [] : [`"${command}" has no answer that always holds`]),
      ...(own.some(({ at }) => at !== "") ? [] : [`"${command}" has no answer of a scene`]),
      ...(own.some(({ when }) => when !== undefined)
        ? []
        : [`"${command}" has no answer with a condition`]),
      ...(own.some(({ effects }) => effects !== undefined) ? [] : [`"${command}" changes nothing`]),
      ...(own.every(({ says }) => says.length >= fewestSays)
        ? []
        : [`"${command}" says too little`]),
    ];
  });
}

/** What a story with state lacks. */
export function lacksOfState(story: Kept, explored = exploredStates(story)): string[] {
  const graph = played(story.structure, story.game_config);
  const { is_whole: isWhole, never, never_open: closed, traps } = explored.states;
  const { earned } = endingsOf(story, explored);
  return [
    ...(isWhole ? [] : ["has more states than can be looked at"]),
    ...never.map((name) => `no play comes to ${name}`),
    ...closed.map(({ node, text }) => `nobody is offered "${text}" at ${node}`),
    ...traps.map(({ node }) => `players get no further than ${node}`),
    ...(earned.length < fewestEarned ? [`only ${earned.length} endings must be earned`] : []),
    ...lacksOfTexts(graph),
    ...lacksOfCommands(graph, commandsOf(story.game_config)),
  ];
}
