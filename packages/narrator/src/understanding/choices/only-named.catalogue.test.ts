import { expect, test } from "vitest";
import { catalogueStories } from "../../testing/stories/catalogue-stories.ts";
import { offersAt } from "../../position/index.ts";
import { positionAt } from "../../testing/position-at.ts";
import { namesIn } from "../named.ts";
import { understand } from "../understand.ts";

const deeds = ["I look at …", "I touch …", "I like …", "I point at …", "I smell …", "I count …"];

/** One scene in so many, so that the test takes seconds. */
const every = 3;

test("whom or what a choice names may be looked at, touched or liked without taking it", () => {
  const ways = catalogueStories()
    .filter(({ language }) => language === "en")
    .flatMap((story) =>
      Object.entries(story.graph.nodes)
        .filter(([, { choices }], at) => choices.length > 1 && at % every === 0)
        .flatMap(([node, { choices }]) => {
          const position = positionAt(story.graph, [node]);
          const offers = offersAt(story.graph, position);
          const names = new Set(choices.flatMap(({ text }) => namesIn(story, text)));
          return [...names].flatMap((name, at) => {
            const said = deeds[at % deeds.length]?.replace("…", name) ?? "";
            const action = "custom_action";
            return understand({ story, position, offers, action, passages: [], said }).way;
          });
        }),
    );
  const moved = ways.filter((way) => way === "edge").length;
  process.stdout.write(`of ${ways.length} small deeds ${moved} take a choice\n`);
  expect(ways.length).toBeGreaterThan(150);
  expect(moved / ways.length).toBeLessThanOrEqual(0.04);
});
