import { isDeepStrictEqual } from "node:util";
import { exportStory } from "@katha/exchange";
import { storyIn } from "@katha/exchange/testing";
import {
  commandsOf,
  excessesIn,
  keepsCount,
  lint,
  namesOfBible,
  normalise,
  simulate,
  storyBounds,
  type StoryBound,
} from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import { shippedCatalogue } from "./testing/shipped-catalogue.ts";

const { stories } = shippedCatalogue;

/** `toEqual` alone would take most of the time. */
function expectEqual(found: object, wanted: object): void {
  expect(isDeepStrictEqual(found, wanted) ? wanted : found).toEqual(wanted);
}

describe.each(stories)("$slug", (story) => {
  const { slug, structure, bible, content_rating, initial_xp, game_config } = story;
  const graph = normalise(structure);

  test("has no lint findings", () => {
    const economy = { initial_xp, continue_cost: game_config.commands["continue"]?.cost ?? 0 };
    const commands = commandsOf(game_config);
    expect(lint(graph, { rating: content_rating, economy, commands })).toEqual([]);
  });

  test("comes to a third of a story's bounds at most", () => {
    const thirds = Object.entries(storyBounds).map(([what, most]) => [what, most / 3] as const);
    const bounds = Object.fromEntries(thirds) as Record<StoryBound, number>;
    expect(excessesIn(graph, bounds)).toEqual([]);
  });

  test("has nobody in a cast whom its bible does not introduce", () => {
    const names = namesOfBible(bible);
    const found = lint(graph, { names }).filter(({ code }) => code === "unknown_cast");
    expect(found).toEqual([]);
  });

  test("reaches every ending in simulation, without dead ends", () => {
    const report = simulate(graph, { seed: slug, plays: 2_000 });
    expect(report.never_reached).toEqual([]);
    expect(Object.values(report.players).flatMap(({ stuck }) => stuck)).toEqual([]);
    expect(report.players.random?.endings.filter(({ plays }) => plays === 0)).toEqual([]);
  });

  test("survives a round trip through JSON", () => {
    const back = storyIn(exportStory("json", structure).text, "story.json");
    expect(back.lost).toEqual([]);
    expectEqual(back.graph, graph);
  });

  test("survives a round trip through ink", () => {
    const back = storyIn(exportStory("ink", graph).text, "story.ink");
    expect(back.lost).toEqual([]);
    expectEqual(back.graph, graph);
  });

  test("survives a round trip through Twee, but for what Twee is said to lose", () => {
    const twee = exportStory("twee", graph);
    const named = new Set(
      twee.lost.flatMap(({ code, params }) => (code === "field" ? params.field : [])),
    );
    expect(keepsCount(graph) || named.size === 0).toBe(true);
    const carried = Object.entries(graph).filter(([field]) => !named.has(field));
    expect(storyIn(twee.text, "story.twee")).toMatchObject({
      graph: Object.fromEntries(carried),
      lost: [],
    });
  });

  test.each([
    ["ink", /^\+ (?:\{.*?\} )*\[(?=[^\]])/gm],
    ["twee", /^(?:<<if (?:(?!>>)[^\n])*>>)?(?:\[\[|<<link ")/gm],
  ] as const)("loses nothing else where all choices say something else in %s", (format, choice) => {
    const { text } = exportStory(format, graph);
    const { graph: back, lost } = storyIn(text.replaceAll(choice, "$&Now "), `story.${format}`);
    const isWhole = (words: string) => format === "twee" && /\{[^{}]*\|[^{}]*\|/.test(words);
    const now = (words: string) => (isWhole(words) ? words : `Now ${words}`);
    const nodes = Object.entries(graph.nodes).map(([name, node]) => {
      const choices = node.choices.map((one) => Object.assign({}, one, { text: now(one.text) }));
      const { storylet } = node;
      const told = storylet && { storylet: { ...storylet, title: now(storylet.title) } };
      return [name, { ...node, ...told, choices }];
    });
    expectEqual(back, { ...graph, nodes: Object.fromEntries(nodes) });
    expect(lost).toEqual([]);
  });
});
