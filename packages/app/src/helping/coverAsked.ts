import type { Body } from "@katha/api";
import { nodeNamed, normalise } from "@katha/storygraph";
import type { StoryEntry } from "@katha/ui";
import { beginning, writtenSoFar } from "./asked.ts";

type CoverAsked = Body<"paintCovers">;

/** What a painter is told of a story: what it says of itself, and where it begins. */
export function coverAsked(entry: StoryEntry): CoverAsked {
  const { title, tagline, story_description, language } = writtenSoFar(entry);
  const opening = openingOf(entry.structureText);
  return { title, tagline, story_description, language, ...(opening && { opening }) };
}

function openingOf(structure: string): CoverAsked["opening"] {
  try {
    const graph = normalise(JSON.parse(structure));
    const node = nodeNamed(graph, graph.start_node);
    if (node === undefined) return undefined;
    const { text, place, mood, hour, weather, cast } = node;
    return { text: beginning(text), place, mood, hour, weather, cast: cast && [...cast] };
  } catch {
    return undefined;
  }
}
