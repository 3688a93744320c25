import { normalise, type StoryGraph } from "../graph/structure.ts";

/** A graph for a test: each node's text and where its choices lead. */
export function written(nodes: Record<string, [text: string, ...targets: string[]]>): StoryGraph {
  return normalise({
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([name, [text, ...targets]]) => [
        name,
        {
          text,
          choices: targets.map((target, index) => ({ text: `${index} to ${target}`, target })),
        },
      ]),
    ),
  });
}
