import { startState } from "@katha/storygraph";
import { expect, test } from "vitest";
import { nextPosition } from "../../position/position.ts";
import { positionAt } from "../../testing/position-at.ts";
import { catalogueStories } from "../../testing/stories/catalogue-stories.ts";
import { typedAction } from "../../testing/typed-action.ts";
import { climaxes, type Climax } from "../../testing/typed-lines/climaxes.ts";
import { understand } from "../understand.ts";

const stories = new Map(catalogueStories().map((story) => [story.slug, story]));

/** Where a line typed at a climax leads, by its scene. */
function ledTo({ story: slug, scene, qualities }: Omit<Climax, "lines" | "to">, said: string) {
  const story = stories.get(slug);
  if (story === undefined) throw new Error(`There is no story ${slug}.`);
  const start = startState(story.graph);
  const state = { ...start, qualities: { ...start.qualities, ...qualities } };
  const position = positionAt(story.graph, [scene], { state });
  const step = understand(typedAction(story, position, said));
  return nextPosition(story.graph, position, step).node;
}

/** Before the name that a player chose was heard as their own: 7, 28, 39 and 28. */
const led = [80, 35, 49, 28];

test.each(climaxes.map((climax, at) => ({ climax, least: led[at] ?? 0 })))(
  "$climax.story: natural lines lead from $climax.scene to $climax.to",
  ({ climax, least }) => {
    const { lines, to } = climax;
    const places = lines.map((said) => ledTo(climax, said));
    expect(places.filter((place) => place === to).length).toBeGreaterThanOrEqual(least);
    // Nobody is led anywhere else.
    expect(places.filter((place) => place !== to && place !== climax.scene)).toEqual([]);
  },
);
