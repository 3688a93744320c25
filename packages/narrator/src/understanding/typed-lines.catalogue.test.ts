import { expect, test } from "vitest";
import { catalogueStories } from "../testing/stories/catalogue-stories.ts";
import { expectShares } from "../testing/typed-lines/expect-shares.ts";
import { sharesOf } from "../testing/typed-lines/measures.ts";
import { judgedLines, judgedStrangers } from "../testing/typed-lines/typed-lines.ts";

const stories = catalogueStories();

test.each([
  {
    half: "lines" as const,
    limits: {
      taken: 0.88,
      understood: 0.96,
      takenForAnother: 0.01,
      stillMoved: 0.012,
      stillAsked: 0.025,
      eitherAsked: 0.84,
      eitherMoved: 0.1,
    },
  },
  {
    half: "held-out" as const,
    limits: {
      taken: 0.9,
      understood: 0.96,
      takenForAnother: 0.01,
      stillMoved: 0.013,
      stillAsked: 0.06,
      eitherAsked: 0.41,
      eitherMoved: 0.1,
    },
  },
])(
  "of 200 typed lines ($half) hardly any takes the plot along that was not meant to",
  (one) => {
    const lines = judgedLines(one.half, stories);
    expect(lines).toHaveLength(200);
    expectShares(sharesOf(lines), one.limits);
  },
  300_000,
);

/** One line in so many, so that the test takes seconds. */
const every = 6;

test("what strangers typed is understood where no weight was fitted to it, in every story", () => {
  const judged = stories.map((story) => judgedStrangers(story, every));
  for (const lines of judged)
    expect.soft(sharesOf(lines).understood, lines[0]?.story).toBeGreaterThanOrEqual(0.75);
  expect(judged.flat().length).toBeGreaterThan(1_400);
  expectShares(sharesOf(judged.flat()), {
    taken: 0.89,
    understood: 0.95,
    takenForAnother: 0.005,
    stillMoved: 0.006,
    stillAsked: 0.03,
    eitherAsked: 0.55,
    eitherMoved: 0.25,
  });
});
