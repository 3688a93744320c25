import { expect, test } from "vitest";
import { catalogueStories } from "../../testing/stories/catalogue-stories.ts";
import { leftOutShares } from "../../testing/typed-lines/measures.ts";

/** Of each kind, so that the test takes seconds; `npm run bench -- understanding` tries more of them, and prints how they come out. */
const mostOfKind = 300;

test.each([
  { half: "built with", isBuilt: true },
  { half: "held out", isBuilt: false },
])(
  "of the stories $half, a choice is known by an alias that it is not told of",
  ({ isBuilt }) => {
    const share = leftOutShares(catalogueStories(), isBuilt, mostOfKind);
    // A name alone, or a verb without its object, is asked about.
    expect.soft(share("alias", "it")).toBeGreaterThan(0.62);
    expect.soft(share("alias", "it", "asked it")).toBeGreaterThan(0.9);
    // Of every second of these the choice is not told.
    expect.soft(share("polite", "it")).toBeGreaterThan(0.67);
    expect.soft(share("polite", "it", "asked it")).toBeGreaterThan(0.92);
    expect.soft(share("alias", "another")).toBeLessThan(0.015);
    expect.soft(share("stays", "another")).toBeLessThan(0.01);
    // Most of these mean the same here: the next scene offers what the last one did, in other words.
    expect.soft(share("elsewhere", "another")).toBeLessThan(0.05);
    expect.soft(share("mood", "it", "another")).toBeLessThan(0.05);
  },
  300_000,
);
