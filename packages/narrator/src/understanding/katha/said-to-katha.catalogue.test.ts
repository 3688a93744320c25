import { describe, expect, test } from "vitest";
import { offersAt } from "../../position/index.ts";
import { positionAt } from "../../testing/position-at.ts";
import { catalogueStories } from "../../testing/stories/catalogue-stories.ts";
import { understand } from "../index.ts";
import { saidToKatha } from "./said-to-katha.ts";

test("no choice of the catalogue is said to Katha, but for a knot", () => {
  const lines = new Set(
    catalogueStories().flatMap(({ graph }) =>
      Object.values(graph.nodes).flatMap(({ choices }) =>
        choices.flatMap(({ text, aliases = [] }) => [text, ...aliases]),
      ),
    ),
  );
  expect([...lines].filter((line) => saidToKatha(line) !== undefined)).toEqual(["undo"]);
});

describe("what an author wrote an answer to is the author's", () => {
  const written = catalogueStories().flatMap((own) =>
    Object.entries(own.graph.reactions ?? {}).flatMap(([name, reaction]) => {
      const { about, at, when, acts, topics } = reaction;
      const isAnywhere = about === "" && at === "" && when === undefined && acts.length === 0;
      const said = topics.filter((topic) => !["harm", undefined].includes(saidToKatha(topic)));
      return isAnywhere ? said.map((line) => [own.slug, line, name, own] as const) : [];
    }),
  );

  test.each(written)("%s: %s", (_slug, said, name, own) => {
    const position = positionAt(own.graph, [own.graph.start_node]);
    const offers = offersAt(own.graph, position);
    const asked = { story: own, position, offers, passages: [], said };
    const step = understand({ ...asked, action: "custom_action" });
    expect(step).toMatchObject({ way: "reaction", reaction: name });
  });
});
