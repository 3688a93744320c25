import { labelOf, storyBibleOf, type StoryVersion } from "@katha/narrator";
import { nodeNamed } from "@katha/storygraph";

/** What an author wrote in a scene, and what the story's people and places are called; nothing that players filled in. */
export function storyWords({ graph, bible, title }: StoryVersion, node: string): string {
  const scene = nodeNamed(graph, node);
  const { cast, places, objects } = storyBibleOf(bible);
  const entries = [...cast, ...places, ...objects];
  const names = entries.flatMap((entry) => [entry.name, "native" in entry ? entry.native : ""]);
  const others = entries.flatMap(({ also }) => also);
  const choices = scene?.choices.map(({ text }) => labelOf(text)) ?? [];
  return [title, scene?.text ?? "", ...choices, ...(scene?.cast ?? []), ...names, ...others].join(
    "\n",
  );
}
