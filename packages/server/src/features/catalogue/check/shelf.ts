import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { normalise, type StoryGraph } from "@katha/storygraph";

export const catalogueFolder = path.resolve(import.meta.dirname, "../../../../catalogue");

export interface Bible {
  cast: { name: string; name_native?: string; garment?: string }[];
  places: { name: string; name_native?: string; place: string }[];
  objects: { name: string }[];
  names: { latin: string; native?: string }[];
}

/** A story as its folder holds it. */
export interface ShelvedStory {
  slug: string;
  title: string;
  language: string;
  rating: string;
  minutes: number;
  xp: number;
  continueCost: number;
  graph: StoryGraph;
  bible: Bible;
  /** What is read beside the nodes: title, tagline, description, prompt. */
  blurb: string;
}

function readJson(...parts: string[]): unknown {
  return JSON.parse(readFileSync(path.join(catalogueFolder, ...parts), "utf8"));
}

interface StoryFile {
  title: string;
  tagline: string;
  story_description: string;
  story_prompt: string;
  language: string;
  content_rating: string;
  estimated_play_time: number;
  initial_xp: number;
  game_config: { commands: Record<string, { cost: number }> };
}

function shelved(slug: string): ShelvedStory {
  const story = readJson("stories", slug, "story.json") as StoryFile;
  return {
    slug,
    title: story.title,
    language: story.language,
    rating: story.content_rating,
    minutes: story.estimated_play_time,
    xp: story.initial_xp,
    continueCost: story.game_config.commands["continue"]?.cost ?? 0,
    graph: normalise(readJson("stories", slug, "structure.json")),
    bible: readJson("stories", slug, "bible.json") as Bible,
    blurb: [story.title, story.tagline, story.story_description, story.story_prompt].join("\n\n"),
  };
}

export function readShelf(): ShelvedStory[] {
  return readdirSync(path.join(catalogueFolder, "stories")).toSorted().map(shelved);
}

/** All that a player may read of a story, node by node. */
export function pagesOf({ graph, blurb }: Pick<ShelvedStory, "graph" | "blurb">) {
  const nodes = Object.entries(graph.nodes).map(([node, { text, choices, ending }]) => ({
    node,
    text: [text, ...choices.map((choice) => choice.text), ending?.title ?? ""].join("\n\n"),
  }));
  return [{ node: "story.json", text: blurb }, ...nodes];
}
