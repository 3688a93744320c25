import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import type { StoryVersion } from "../port.ts";
import { positionAt } from "../testing/position-at.ts";
import { namedIn } from "./named.ts";

const story: StoryVersion = {
  title: "The lamp",
  language: "en",
  contentRating: "family",
  prompt: "",
  systemPrompt: "",
  graph: normalise({
    start_node: "stair",
    nodes: {
      stair: { text: "A dented cup, a bar, the stars and the lamp in its bowl.", choices: [] },
    },
  }),
  bible: {
    cast: [
      { name: "Gauri", name_native: "गौरी", is: "nineteen; you" },
      { name: "Bakhshi", is: "the head sorter" },
    ],
    objects: [
      { name: "the dented cup", also: ["cup"] },
      { name: "the lamp", also: ["bowl"] },
      { name: "the stars" },
      { name: "the bar" },
    ],
  },
};
const position = positionAt(story.graph, ["stair"]);

test.each([
  ["look at the dented cup", ["the dented cup"]],
  ["look closely at the lamp", ["the lamp"]],
  ["I look at the stars", ["the stars"]],
  ["close the door and look", []],
  ["lift the bar", ["the bar"]],
  ["lift both bars", ["the bar"]],
  ["bakhshi sahab aap kab se hain", ["Bakhshi"]],
])("%s names no more than it says", (said, names) => {
  expect(namedIn(story, position, said).map(({ name }) => name)).toEqual(names);
});
