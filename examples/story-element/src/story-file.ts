import { hasScenes, normalise } from "@katha/storygraph";
import type { StoryGraph } from "@katha/storygraph";

/** The format of a story file. */
export interface StoryFile {
  title: string;
  language: string;
  picture: { src: string; alt: string } | null;
  graph: StoryGraph;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

export async function readStory(address: string, signal: AbortSignal): Promise<StoryFile> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const { title, language, picture, structure } = (await answer.json()) as {
    [field: string]: unknown;
    picture?: { src?: unknown; alt?: unknown };
  };
  const graph = normalise(structure);
  if (!hasScenes(graph)) throw new Error(`${address} has no scenes`);
  const src = textOf(picture?.src);
  return {
    title: textOf(title),
    language: textOf(language) || "en",
    picture: src ? { src: new URL(src, address).href, alt: textOf(picture?.alt) } : null,
    graph,
  };
}
