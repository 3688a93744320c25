import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { nextPosition, offersAt, startPosition } from "../position/index.ts";
import { gateStory } from "../testing/stories/gate-story.ts";
import { storyOf } from "../testing/stories/story-of.ts";
import { understand } from "./index.ts";

const graph = normalise(gateStory);
const start = startPosition(graph);

function stepFor(said: string, command: string | null = null) {
  return understand({
    story: storyOf({ graph }),
    position: start,
    action: command === null ? "continue" : "custom_action",
    said,
    command,
    offers: offersAt(graph, start),
    passages: [],
  });
}

test.each(["Open the gate", "open the gate!", "I open the gate now"])(
  "a locked choice is never taken by %s, which is answered with its reason and takes no turn",
  (said) => {
    const step = stepFor(said);
    expect(step).toEqual({
      way: "refusal",
      because: "locked",
      reason: "The gate needs the iron key.",
    });
    expect(nextPosition(graph, start, step)).toEqual(start);
  },
);

test("a choice in its own words is the step of just that choice", () => {
  expect(stepFor("Light the lamp")).toMatchObject({
    way: "edge",
    taken: { choice: 0, text: "Light the lamp" },
  });
});

test("a command without an answer is taken as the player's words", () => {
  expect(stepFor("Sing", "Sing").way).toBe("detour");
  expect(stepFor("Ask the guard", "Ask the guard")).toEqual({
    way: "reaction",
    reaction: "guard",
  });
});
