import path from "node:path";
import { normalise, type StoryGraph } from "@katha/storygraph";
import { readCatalogue, type StoryEntry } from "../files.ts";

const catalogueFolder = path.resolve(import.meta.dirname, "../../../../catalogue");

/** A story of the catalogue. */
export interface ReadStory extends Pick<StoryEntry, "slug" | "title" | "language" | "bible"> {
  graph: StoryGraph;
  /** The texts outside the nodes: title, tagline, description, prompt. */
  blurb: string;
}

function asRead(story: StoryEntry) {
  const blurb = [story.title, story.tagline, story.story_description, story.story_prompt];
  return { ...story, graph: normalise(story.structure), blurb: blurb.join("\n\n") };
}

export async function readCatalogueStories() {
  const { stories } = await readCatalogue(catalogueFolder);
  return stories.map(asRead);
}

/** All texts that a player may read, node by node. */
export function pagesOf({ graph, blurb }: Pick<ReadStory, "graph" | "blurb">) {
  const nodes = Object.entries(graph.nodes).map(([node, { text, choices, ending }]) => ({
    node,
    text: [text, ...choices.map((choice) => choice.text), ending?.title ?? ""].join("\n\n"),
  }));
  return [{ node: "story.json", text: blurb }, ...nodes];
}
