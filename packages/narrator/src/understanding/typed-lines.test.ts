import { expect, test } from "vitest";
import { sampleStories } from "../testing/stories/catalogue-stories.ts";
import { answersToAsked } from "../testing/typed-lines/asked-lines.ts";
import { expectShares } from "../testing/typed-lines/expect-shares.ts";
import { sharesOf } from "../testing/typed-lines/measures.ts";
import { judgedLines, judgedStrangers } from "../testing/typed-lines/typed-lines.ts";

// All stories and lines are in typed-lines.catalogue.test.ts.
const stories = sampleStories();

test.each([
  {
    lines: "that players typed",
    judged: () => judgedLines("lines", stories),
    count: 40,
    limits: { taken: 0.9, understood: 1, stillAsked: 0.06, eitherAsked: 1 },
  },
  {
    lines: "held out of them",
    judged: () => judgedLines("held-out", stories),
    count: 40,
    limits: { taken: 0.95, understood: 1, stillAsked: 0, eitherAsked: 0.25 },
  },
  {
    lines: "of strangers that no weight was fitted to",
    judged: () => stories.flatMap((story) => judgedStrangers(story, 6)),
    count: 115,
    limits: { taken: 0.92, understood: 0.96, stillAsked: 0.02, eitherAsked: 0.8 },
  },
])(
  "in two stories, lines $lines are understood, and none takes the plot along that was not meant to",
  ({ judged, count, limits }) => {
    const all = judged();
    expect(all).toHaveLength(count);
    expectShares(sharesOf(all), { ...limits, takenForAnother: 0, stillMoved: 0, eitherMoved: 0 });
  },
);

test("in two stories, where there is an answer to just what was asked, that one comes", () => {
  const having = stories.flatMap(answersToAsked).filter(({ hasAnswer }) => hasAnswer);
  const plainly = having.filter(({ answered }) => answered === "plainly");
  expect(having).toHaveLength(31);
  expect(plainly.length).toBeGreaterThanOrEqual(22);
});
