import {
  commandsOf,
  isEnding,
  normalise,
  ruledBy,
  rulesOf,
  type StoryGraph,
} from "@katha/storygraph";
import type { StoryEntry } from "../files.ts";
import { explore, type Explored } from "./explore.ts";

type Kept = Pick<StoryEntry, "structure" | "game_config">;

const fewestEarned = 2;
const fewestShownIf = 6;
const fewestInAnEnding = 2;
const fewestSays = 3;

/** Anything without its effects: nothing that is done is remembered. */
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

export function exploredStory({ structure, game_config }: Kept): Explored {
  return explore(played(structure, game_config), commandsOf(game_config));
}

/** The endings that nobody comes to who is not remembered for what they did. */
export function earnedEndings({ structure, game_config }: Kept): string[] {
  const { endings } = exploredStory({ structure, game_config });
  const bare = explore(played(withoutEffects(structure), game_config), commandsOf(game_config));
  return [...endings].filter((ending) => !bare.endings.has(ending));
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

/** What a story that keeps count owes its players and does not have. */
export function lacksOfState(story: Kept): string[] {
  const graph = played(story.structure, story.game_config);
  const { endings, nodes, stuck } = exploredStory(story);
  const earned = earnedEndings(story);
  return [
    ...Object.keys(graph.nodes)
      .filter((name) => !nodes.has(name))
      .map((name) => `no play comes to ${name}`),
    ...[...stuck].map((name) => `nothing can be chosen at ${name}`),
    ...(endings.size === 0 ? ["no play ends"] : []),
    ...(earned.length < fewestEarned ? [`only ${earned.length} endings must be earned`] : []),
    ...lacksOfTexts(graph),
    ...lacksOfCommands(graph, commandsOf(story.game_config)),
  ];
}
