import { commandXpCosts, type OwnCommand } from "@katha/api/contract";
import { ruledBy, rulesOf, tellingsOf, type Telling } from "@katha/storygraph";
import { writtenGraph } from "../../../lib/written-graph.ts";
import type { Db } from "../../../db/open.ts";
import type { StoryVersion } from "@katha/narrator";
import { contentTextAt, type PlayedContent } from "../../stories/authoring/history.ts";

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

/**
 * The most characters of stories, as JSON, that are cached: four or five of the catalogue's stories. A character takes 12
 * bytes once its story is prepared, and 25 once much was typed in it.
 */
const mostCached = 4_000_000;

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

/** The stories that were played last, as far as there is room. The one that was added last always stays. */
export function playedLast(most = mostCached): {
  get(name: string): PlayableStory | undefined;
  add(name: string, work: PlayableStory, size: number): void;
  /** Forgets all but the one that was played last. */
  keepNewest(): void;
} {
  const cached = new Map<string, { work: PlayableStory; size: number }>();
  let all = 0;
  const forget = (name: string) => {
    all -= cached.get(name)?.size ?? 0;
    cached.delete(name);
  };
  /** Forgets what was played longest ago until so much is left; the newest stays. */
  const shrinkTo = (size: number) => {
    for (const oldest of [...cached.keys()].slice(0, -1)) {
      if (all <= size) break;
      forget(oldest);
    }
  };
  return {
    get: (name) => {
      const known = cached.get(name);
      if (known === undefined) return undefined;
      cached.delete(name);
      cached.set(name, known);
      return known.work;
    },
    add: (name, work, size) => {
      // Another request may have read it meanwhile.
      forget(name);
      cached.set(name, { work, size });
      all += size;
      shrinkTo(most);
    },
    keepNewest: () => shrinkTo(0),
  };
}

/** A published story as it stands now; undefined if there is none of this id. */
export function storyToHear({ db, playableStories }: { db: Db; playableStories: PlayableStories }) {
  return async (id: string): Promise<PlayableStory | undefined> => {
    const story = await db
      .selectFrom("stories")
      .select(["id", "version"])
      .where("id", "=", id)
      .where("status", "=", "published")
      .executeTakeFirst();
    return story && playableStories.find(db, story);
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
      const text = await contentTextAt(db, id, version);
      if (text === undefined) return undefined;
      const work = playableFrom(text);
      cached.add(name, work, text.length);
      return work;
    },
  };
}
