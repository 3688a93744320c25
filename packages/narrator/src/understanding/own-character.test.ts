import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { storyOf } from "../testing/stories/story-of.ts";
import { asOwnDeed } from "./own-character.ts";

const told = storyOf({
  graph: normalise({
    start_node: "orchard",
    nodes: {
      orchard: {
        text: "Wren stood under the tree. Wren had the key in her hand. Joss said nothing. Wren looked at Joss, and Wren waited for her mother's voice.",
        choices: [{ text: "Follow the voice.", target: "river" }],
      },
      river: { text: "Wren came to the river. Wren sat down on the stones.", choices: [] },
    },
  }),
});
const withBible = storyOf({
  graph: normalise({ start_node: "a", nodes: { a: { text: "You wait.", choices: [] } } }),
  bible: { cast: [{ name: "Ivi", is: "eight; you" }] },
});

test.each([
  ["Wren listens at the door", "I listen at the door"],
  ["wren goes down to the river.", "I go down to the river."],
  ["Wren sits down and reads", "I sit down and read"],
  ["Wren sat down", "I sat down"],
  // Whoever is called, and anybody else, does what is said of them.
  ["Wren, listen at the door", "Wren, listen at the door"],
  ["Joss listens at the door", "Joss listens at the door"],
  ["Wren is here", "Wren is here"],
])("%s: %s", (said, own) => {
  expect(asOwnDeed(told, said)).toBe(own);
});

test("the bible says who the player is", () => {
  expect(asOwnDeed(withBible, "Ivi hides the key")).toBe("I hide the key");
});
