import { normalise, type StoryGraph } from "@katha/storygraph";
import { catalogueFolder, readCatalogue, type StoryEntry } from "../files.ts";
import { toldText } from "./told-text.ts";

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

export function readCatalogueStories() {
  return readCatalogue(catalogueFolder).stories.map(asRead);
}

type Choice = StoryGraph["nodes"][string]["choices"][number];

const choiceTexts = ({ text, reason = "", later = "" }: Choice) => [text, reason, later];

/** The declared texts that players read: of qualities, things and answers. */
function declaredPages({ qualities = {}, things = {}, reactions = {} }: StoryGraph) {
  const declared = [
    ...Object.values(qualities).map(({ name }) => name),
    ...Object.values(things).flatMap(({ name, about }) => [name, about]),
  ];
  const answers = Object.entries(reactions).map(([entry, { says, later }]) => ({
    node: entry,
    text: toldText(says.concat(later ?? []).join("\n\n")),
  }));
  return [{ node: "qualities and things", text: declared.join("\n\n") }, ...answers];
}

/** All texts that a player may read, node by node and answer by answer. */
export function pagesOf({ graph, blurb }: Pick<ReadStory, "graph" | "blurb">) {
  const nodes = Object.entries(graph.nodes).map(([node, { text, choices, ending, storylet }]) => ({
    node,
    text: toldText(
      [text, storylet?.title, ...choices.flatMap(choiceTexts), ending?.title]
        .filter((part) => part !== undefined)
        .join("\n\n"),
    ),
  }));
  return [{ node: "story.md", text: blurb }, ...nodes, ...declaredPages(graph)];
}

/** The text of its scenes. */
export const scenesTold = ({ nodes }: StoryGraph): string =>
  toldText(
    Object.values(nodes)
      .map(({ text }) => text)
      .join("\n\n"),
  );

/** Everything that the story tells: scenes, answers, and later mentions of both. */
export function passagesOf({ nodes, reactions = {} }: StoryGraph): string[] {
  const choices = Object.values(nodes).flatMap((node) => node.choices);
  return [
    ...Object.values(nodes).map(({ text }) => text),
    ...Object.values(reactions).flatMap(({ says }) => says),
    ...[...Object.values(reactions), ...choices].map(({ later = "" }) => later),
  ].map(toldText);
}
