import type { Body } from "@katha/api";
import { nodeNamed, normalise } from "@katha/storygraph";
import type { StoryEntry } from "@katha/storygraph";
import { beginning, storyFacts } from "./requests.ts";

type CoverRequest = Body<"paintCovers">;

/** What a painter learns about a story: its description, and how it begins. */
export function coverRequest(entry: StoryEntry): CoverRequest {
  const { title, tagline, storyDescription, language } = storyFacts(entry);
  const opening = openingOf(entry.structureText);
  return { title, tagline, storyDescription, language, ...(opening && { opening }) };
}

function openingOf(structure: string): CoverRequest["opening"] {
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
