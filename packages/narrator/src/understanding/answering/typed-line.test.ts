import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { offersAt } from "../../position/index.ts";
import { positionAt } from "../../testing/position-at.ts";
import { storyOf } from "../../testing/stories/story-of.ts";
import { neitherOf } from "../katha/asking.ts";
import { answers, typedLine } from "./typed-line.ts";

const ring = "Ring the bell.";
const choices = [
  { text: "Cross the river.", aliases: ["go over to the other side", "jump in", "swim across"] },
  { text: ring, aliases: ["strike the bell", "pull the rope of the bell"] },
  { text: "Hide in the reeds.", aliases: ["creep into the grass", "keep out of sight"] },
  { text: "Hide the rope.", aliases: ["bury the rope"] },
];
const story = storyOf({
  bible: { cast: [{ name: "Meera", is: "who sells rope" }], objects: [{ name: "the bell" }] },
  graph: normalise({
    start_node: "bank",
    nodes: {
      bank: {
        text: "The bank.",
        cast: ["Meera"],
        nudges: ["The water rises."],
        choices: choices.map(({ text, aliases }) => ({ text, aliases, target: "end" })),
      },
      end: { text: "The end.", choices: [] },
    },
    reactions: { bell: { about: "Meera", topics: ["bell", "old bell"], says: ["My father's."] } },
  }),
});

/** All that a line may be answered as; it is the first that answers. */
function answersTo(said: string, askedBefore: readonly string[]): string[] {
  const position = positionAt(story.graph, ["bank"]);
  const edges = offersAt(story.graph, position);
  const shown = edges.filter(({ text }) => askedBefore.includes(text));
  const offers =
    shown.length === 0 ? edges : [...shown, { to: null, text: neitherOf("en", shown.length) }];
  const asked = { story, position, action: "custom_action", said, offers, passages: [] } as const;
  const line = typedLine(asked, edges, [], said);
  return answers.filter(([, answer]) => answer(line) !== undefined).map(([what]) => what);
}

test.each<[said: string, as: string[], askedBefore?: string[]]>([
  ["I kill myself, I jump in", ["harm", "choice", "saidToKatha"]],
  ["I cast a spell and fly across the river", ["impossible", "choice"]],
  ["the old bell, perhaps I ring it", ["choice", "toThePoint"]],
  ["restart the game, I can't decide", ["saidToKatha", "undecided"]],
  ["I don't know what to do", ["atALoss"]],
  ["I have to do something", ["undecided"]],
  ["tell Meera about the bell", ["toThePoint", "perhapsChoice"]],
  ["use the bell", ["perhapsChoice", "likelyChoice"]],
  ["use the bell", ["likelyChoice"], [ring]],
  ["ask Meera whether to ring the bell", ["toThePoint"]],
  ["the weather is fine", []],
])("what a line may be answered as, the first of all first: %s", (said, as, askedBefore = []) => {
  expect(answersTo(said, askedBefore)).toEqual(as);
});
