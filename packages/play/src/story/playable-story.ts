import { commandXpCosts, type OwnCommand, type StoryStructure } from "@katha/api/contract";
import { ruledBy, rulesOf, tellingsOf, type Telling } from "@katha/storygraph";
import type { StoryVersion } from "@katha/narrator";
import { writtenGraph } from "./written-graph.ts";

/** What a session plays: the story's version from when the session began. */
export interface PlayedContent {
  version: number;
  title: string;
  tagline: string;
  story_prompt: string;
  story_system_prompt: string;
  language: string;
  content_rating: string;
  initial_xp: number;
  game_config: Record<string, unknown>;
  story_structure: StoryStructure;
  /** The story's people, places and things, for narrators and painters. */
  bible: unknown;
}

/** One version of a story, parsed for play. */
export interface PlayableStory extends StoryVersion {
  tagline: string;
  initialXp: number;
  /** XP prices of commands, as far as the story sets them. */
  costs: Readonly<Record<string, number>>;
  /** Commands of the story's own. */
  commands: readonly OwnCommand[];
  xpMultiplier: number;
  /** Which telling a scene follows, as shown to readers. */
  tellingOf: (scene: string) => Telling | null;
  /** Which tellings the story follows, and what is invented. */
  sourcesNote: string | null;
}

function costsOf(commands: unknown): Record<string, number> {
  if (typeof commands !== "object" || commands === null) return {};
  return Object.fromEntries(
    Object.entries(commands).flatMap(([name, command]: [string, unknown]) => {
      const cost = (command as { cost?: unknown } | null)?.cost;
      return typeof cost === "number" && Number.isFinite(cost)
        ? [[name, Math.max(0, Math.round(cost))]]
        : [];
    }),
  );
}

function ownCommands(commands: unknown, costs: Readonly<Record<string, number>>): OwnCommand[] {
  const names = typeof commands === "object" && commands !== null ? Object.keys(commands) : [];
  return names
    .filter((name) => !Object.hasOwn(commandXpCosts, name))
    .map((name) => ({ name, cost: Object.hasOwn(costs, name) ? (costs[name] ?? 0) : 0 }));
}

/** A version as it is played, from its content as JSON. */
export function playableFrom(text: string): PlayableStory {
  const content = JSON.parse(text) as PlayedContent;
  const { commands, xp_gain_multiplier: multiplier } = content.game_config;
  const costs = costsOf(commands);
  const graph = ruledBy(writtenGraph(content.story_structure), rulesOf(content.game_config));
  return {
    title: content.title,
    language: content.language,
    contentRating: content.content_rating,
    prompt: content.story_prompt,
    systemPrompt: content.story_system_prompt,
    graph,
    bible: content.bible ?? null,
    tagline: content.tagline,
    initialXp: content.initial_xp,
    costs,
    commands: ownCommands(commands, costs),
    xpMultiplier: typeof multiplier === "number" && multiplier > 0 ? multiplier : 1,
    tellingOf: tellingsOf(graph),
    sourcesNote: graph.sources_note?.trim() || null,
  };
}
