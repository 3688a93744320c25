import { describe, expect, test } from "vitest";
import { offersAt } from "../../position/index.ts";
import { isChildPlayed } from "../../safety/child.ts";
import { positionAt } from "../../testing/position-at.ts";
import { catalogueStories } from "../../testing/stories/catalogue-stories.ts";
import { understand } from "../index.ts";
import { impossibleIn, isImpossible } from "./impossible.ts";

const ofChildren = catalogueStories().filter(isChildPlayed);
const notTheirs = [
  "I kiss him on the mouth",
  "make love to her",
  "I take off all my clothes",
  "I drink a cup of wine",
  "let's get drunk",
  "I smoke a bidi",
  "main sharab peeti hoon",
  "मैं शराब पीती हूँ",
  "I flirt with the guard",
];

describe("where a child is played", () => {
  test("there are such stories", () => {
    expect(ofChildren.length).toBeGreaterThan(5);
  });

  test.each(ofChildren.map((story) => [story.slug, story] as const))(
    "love, drink and smoke take no choice and are asked about nowhere: %s",
    (_slug, story) => {
      for (const node of Object.keys(story.graph.nodes)) {
        const position = positionAt(story.graph, [node]);
        const offers = offersAt(story.graph, position);
        if (offers.length === 0) continue;
        const asked = { story, position, offers, passages: [] };
        for (const said of notTheirs) {
          const { way } = understand({ ...asked, action: "custom_action", said });
          expect(["reaction", "refusal"], `${node}: ${said}`).toContain(way);
        }
      }
    },
    300_000,
  );
});

test.each(["मैं उड़कर चाँद पर जाता हूँ", "main udkar chand par jaata hoon", "I turn invisible"])(
  "no story holds it: %s",
  (said) => {
    expect(catalogueStories().every((story) => isImpossible(story, said))).toBe(true);
  },
);

test("no wording of a choice is out of this world", () => {
  const odd = catalogueStories().flatMap((story) =>
    Object.values(story.graph.nodes).flatMap(({ choices }) =>
      choices
        .flatMap(({ text, aliases = [] }) => [text, ...aliases])
        .filter((said) => impossibleIn(story, said) === "unworldly"),
    ),
  );
  expect(odd).toEqual([]);
});
