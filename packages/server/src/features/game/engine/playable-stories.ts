import { commandXpCosts, type OwnCommand } from "@katha/api/contract";
import { measure, normalise, ruledBy, rulesOf, tellingsOf, type Telling } from "@katha/storygraph";
import type { Db } from "../../../db/open.ts";
import type { StoryVersion } from "@katha/narrator";
import { contentAt, type PlayedContent } from "../../stories/authoring/history.ts";

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

export interface PlayableStories {
  find(db: Db, story: { id: string; version: number }): Promise<PlayableStory | undefined>;
}

/** The most scenes and choices in the cache. The largest story has 105,000, which take 30 MB. */
const mostCached = 400_000;

function sizeOf({ graph }: PlayableStory): number {
  const { nodes, choices } = measure(graph);
  return nodes + choices;
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

/** A version as it is played. */
export function playableFrom(content: PlayedContent): PlayableStory {
  const { commands, xp_gain_multiplier: multiplier } = content.game_config;
  const costs = costsOf(commands);
  const graph = ruledBy(normalise(content.story_structure), rulesOf(content.game_config));
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

/** The stories that were played last, as far as there is room. */
export function playedLast(): {
  get(name: string): PlayableStory | undefined;
  add(name: string, work: PlayableStory): void;
} {
  const cached = new Map<string, PlayableStory>();
  let size = 0;
  return {
    get: (name) => {
      const known = cached.get(name);
      if (known === undefined) return undefined;
      cached.delete(name);
      cached.set(name, known);
      return known;
    },
    add: (name, work) => {
      // Another request may have read it meanwhile.
      if (!cached.has(name)) size += sizeOf(work);
      cached.set(name, work);
      for (const [oldest, left] of cached) {
        if (size <= mostCached || oldest === name) break;
        cached.delete(oldest);
        size -= sizeOf(left);
      }
    },
  };
}

/** A version never changes, so recently played ones are cached. */
export function createPlayableStories(): PlayableStories {
  const cached = playedLast();
  return {
    find: async (db, { id, version }) => {
      const name = `${id} ${version}`;
      const known = cached.get(name);
      if (known) return known;
      const content = await contentAt(db, id, version);
      if (content === undefined) return undefined;
      const work = playableFrom(content);
      cached.add(name, work);
      return work;
    },
  };
}
