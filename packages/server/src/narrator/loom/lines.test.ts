import { expect, test } from "vitest";
import { catalogueWorks } from "../katha/testing/catalogue-works.ts";
import { offersAt, weave } from "./index.ts";
import { lines } from "./testing/lines.ts";

const works = new Map(catalogueWorks().map((work) => [work.slug, work]));

/** Where a line leads at its node; null stays there, undefined where the story no longer has the node. */
function leadsTo(story: string, node: string, said: string): string | null | undefined {
  const work = works.get(story);
  if (!work?.graph.nodes[node]) return undefined;
  const standing = { node, turnsHere: 0, beatsTold: [], path: [node] };
  const offers = offersAt(work.graph, standing);
  const action = "custom_action";
  const step = weave({ work, standing, action, said, offers, passages: [], seed: "1" });
  return step.way === "edge" ? step.to : null;
}

test("lines that players may write find their way in the shipped stories, and seldom a wrong one", () => {
  const found = lines.flatMap(([story, node, said, to]) => {
    const way = leadsTo(story, node, said);
    return way === undefined ? [] : [{ isRight: way === to, isWrong: way !== to && way !== null }];
  });
  const right = found.filter(({ isRight }) => isRight).length;
  const wrong = found.filter(({ isWrong }) => isWrong).length;
  process.stdout.write(
    `${right} of ${found.length} lines understood, ${wrong} taken for another\n`,
  );
  expect(found.length).toBeGreaterThan(120);
  expect(right / found.length).toBeGreaterThan(0.85);
  expect(wrong / found.length).toBeLessThan(0.05);
});
