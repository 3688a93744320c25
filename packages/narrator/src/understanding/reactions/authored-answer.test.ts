import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { positionAt } from "../../testing/position-at.ts";
import { authoredAnswer } from "./authored-answer.ts";
import { storyOf } from "../../testing/story-of.ts";

const story = storyOf({
  bible: {
    cast: [
      { name: "Meera", is: "a widow who sells rope" },
      { name: "Hari", is: "the ferryman" },
    ],
  },
  graph: normalise({
    start_node: "bank",
    nodes: {
      bank: {
        text: "The bank.",
        cast: ["Meera", "Hari"],
        choices: [{ text: "Cross.", target: "over" }],
      },
      over: { text: "Over.", choices: [] },
    },
    reactions: {
      rope: { about: "Meera", topics: ["how much is the rope"], says: ["Two annas."] },
      river: {
        about: "Hari",
        topics: ["the king", "old queen mother"],
        says: ["He never crossed here."],
      },
    },
  }),
});
const position = positionAt(story.graph, ["bank"]);
const answers = (said: string) =>
  authoredAnswer({ story, position, passages: [] }, said)?.reactions;

test("each thing that is asked in one line is answered", () => {
  expect(answers("How much is the rope? Hari, did the king cross?")).toEqual(["rope", "river"]);
});

test("whoever talks with one is not answered by another to what they hardly speak of", () => {
  const aside = "My old mother would haggle like a queen at the cattle fair for such silver.";
  expect(answers(aside)).toEqual(["river"]);
  expect(answers(`How much is the rope? ${aside}`)).toEqual(["rope"]);
});
