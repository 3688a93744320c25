import { nodeNamed, textAt } from "@katha/storygraph";
import type { Position, SceneFacts, StoryVersion } from "../port.ts";
import { readingWordsOf, viewOf, wholeTextOf } from "../reading/index.ts";
import { sceneOf } from "./scene-facts.ts";

/** What there is to be seen of a scene, for the painter. */
export interface Sight {
  /** The scene as it is told; empty where its author wrote none. */
  text: string;
  /** What the author says of it, and who is in it as its text tells. */
  facts: SceneFacts;
  /** Whom the text says more of than their names: "brother", "captain". */
  people: readonly { name: string; is: string }[];
  /** What the author calls the scene. */
  name: string;
  /**
   * The scenes that the player came from by their names and texts, the latest first: what they say of place, hour and
   * weather may still hold.
   */
  before: readonly string[];
  /** As much of the whole story's text as a painter reads. */
  whole: string;
}

const mostWhole = 8_000;

const inWords = (name: string) => name.replaceAll(/[_-]/gu, " ");

const mostBefore = 3;

/** The scene that the player is in, whatever was last said there. */
export function sightOf(story: StoryVersion, position: Position): Sight {
  const { graph } = story;
  const { node, path, state } = position;
  const scene = nodeNamed(graph, node);
  const facts = scene === undefined ? {} : sceneOf(scene);
  const { roles } = readingWordsOf(story.language);
  const { present } = viewOf(story, position, false);
  // Whatever speaks is answered, be it water; it is no figure in a picture.
  const figures = present.filter(
    ({ isNamed, forms }) => isNamed || forms.some((form) => roles.has(form)),
  );
  const cast = facts.cast ?? figures.map(({ name }) => name);
  const before = path
    .filter((name) => name !== node)
    .toReversed()
    .slice(0, mostBefore)
    .map((name) => `${inWords(name)}\n${textAt(graph, name, state)}`);
  return {
    text: textAt(graph, node, state),
    facts: { ...facts, ...(cast.length > 0 && { cast }) },
    people: figures.map(({ name, forms }) => ({ name, is: forms.join(" ") })),
    name: inWords(node),
    before,
    whole: wholeTextOf(story).slice(0, mostWhole),
  };
}
