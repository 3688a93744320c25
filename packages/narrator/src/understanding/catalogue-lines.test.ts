import { expect, test } from "vitest";
import { catalogueStories } from "../built-in/testing/catalogue-stories.ts";
import { offersAt } from "../position/index.ts";
import { understand } from "./index.ts";
import { lines, unseenLines, type Line } from "./testing/lines.ts";
import { positionAt } from "../testing/position-at.ts";

const stories = new Map(catalogueStories().map((story) => [story.slug, story]));

/** Where a line leads at its node; null stays there, undefined where the story no longer has the node. */
function leadsTo(slug: string, node: string, said: string): string | null | undefined {
  const story = stories.get(slug);
  if (!story?.graph.nodes[node]) return undefined;
  const position = positionAt(story.graph, [node]);
  const offers = offersAt(story.graph, position);
  const action = "custom_action";
  const step = understand({ story, position, action, said, offers, passages: [], seed: "1" });
  return step.way === "edge" ? step.to : null;
}

test.each<[kind: string, written: readonly Line[], least: number]>([
  ["that the vocabulary was chosen by", lines, 0.85],
  ["that were written afterwards", unseenLines, 0.75],
])(
  "lines %s find their way in the shipped stories, and seldom a wrong one",
  (kind, written, least) => {
    const found = written.flatMap(([story, node, said, to]) => {
      const way = leadsTo(story, node, said);
      return way === undefined
        ? []
        : [{ isRight: way === to, isWrong: way !== to && way !== null }];
    });
    const right = found.filter(({ isRight }) => isRight).length;
    const wrong = found.filter(({ isWrong }) => isWrong).length;
    process.stdout.write(
      `Of ${found.length} lines ${kind}, ${right} were understood and ${wrong} mistaken for another choice\n`,
    );
    expect(found.length).toBeGreaterThan(written.length * 0.8);
    expect(right / found.length).toBeGreaterThan(least);
    expect(wrong / found.length).toBeLessThan(0.05);
  },
);
