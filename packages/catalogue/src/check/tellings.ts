import { isWhollyInvented, retells, type StoryGraph } from "@katha/storygraph";

interface Sourced {
  graph: StoryGraph;
  language: string;
}

/** Longer notes are essays, not notes under a scene. */
const longestNote = 500;

const sourceOf = (node: StoryGraph["nodes"][string]) => node.source?.trim() ?? "";

/** How many scenes there are, how many name a telling, and how many say how others tell it. */
export function tellingCounts({ nodes }: StoryGraph) {
  const all = Object.values(nodes);
  const named = all.filter((node) => sourceOf(node) !== "" && !isWhollyInvented(sourceOf(node)));
  const compared = all.filter(({ other_tellings = "" }) => other_tellings.trim() !== "");
  return { scenes: all.length, named: named.length, compared: compared.length };
}

/** Notes must be in the story's language, and only English uses Latin letters here. */
const isForeign = (words: string, { language }: Sourced) =>
  language !== "en" && /\p{Script=Latin}/u.test(words);

function lacksOfScene(node: StoryGraph["nodes"][string], story: Sourced): string[] {
  const source = sourceOf(node);
  const others = node.other_tellings?.trim() ?? "";
  // A wholly invented scene is announced in the reader's language, so these words are not shown.
  const read = isWhollyInvented(source) ? others : `${source} ${others}`;
  return [
    ...(source === "" && retells(story.graph)
      ? ["has no source, in a story that tells again"]
      : []),
    ...(source.includes("\n") ? ["has a source of more than one line"] : []),
    ...(isForeign(read, story) ? ["names its telling in Latin letters"] : []),
    ...(others.length > longestNote ? ["says too much of other tellings"] : []),
  ];
}

/** Mistakes in what scenes say about their tellings. */
export function lacksOfTellings(story: Sourced): string[] {
  return Object.entries(story.graph.nodes).flatMap(([name, node]) =>
    lacksOfScene(node, story).map((fault) => `${name} ${fault}`),
  );
}
