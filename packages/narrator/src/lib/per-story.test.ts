import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { perStory } from "./per-story.ts";
import { storyOf } from "../testing/stories/story-of.ts";

test("a story is read once for its graph and its bible, and anew where either is another", () => {
  const graph = normalise({ nodes: { a: "A lamp." } });
  const [one, other] = [{ cast: [{ name: "Meera" }] }, { cast: [{ name: "Ravi" }] }];
  let times = 0;
  const read = perStory(() => (times += 1));
  const versions = [
    read(storyOf({ graph, bible: one })),
    read(storyOf({ graph, bible: one })),
    read(storyOf({ graph, bible: other })),
    read(storyOf({ graph, bible: null })),
    read(storyOf({ graph, bible: null })),
    read(storyOf({ graph: { ...graph }, bible: one })),
  ];
  expect(versions).toEqual([1, 1, 2, 3, 3, 4]);
});
