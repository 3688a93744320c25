import { fileURLToPath } from "node:url";
import {
  exportInk,
  exportTwee,
  importInk,
  importTwee,
  lint,
  namesOfBible,
  normalise,
  simulate,
} from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import { readCatalogue } from "./files.ts";

const folder = fileURLToPath(new URL("../../../catalogue", import.meta.url));
const { stories } = await readCatalogue(folder);

describe.each(stories)("$slug", (story) => {
  const { slug, structure, bible, content_rating, initial_xp, game_config } = story;
  const graph = normalise(structure);

  test("has nothing that the lint would tell its author", () => {
    const economy = { initial_xp, continue_cost: game_config.commands["continue"]?.cost ?? 0 };
    expect(lint(graph, { rating: content_rating, economy })).toEqual([]);
  });

  test("has nobody in its cast whom its bible does not introduce", () => {
    const names = namesOfBible(bible);
    const found = lint(graph, { names }).filter(({ code }) => code === "unknown_cast");
    expect(found).toEqual([]);
  });

  test("is played to every one of its endings, and nobody gets stuck", () => {
    const report = simulate(graph, { seed: slug, plays: 2_000 });
    expect(report.never_reached).toEqual([]);
    expect(Object.values(report.players).flatMap(({ stuck }) => stuck)).toEqual([]);
    expect(report.players.random?.endings.filter(({ plays }) => plays === 0)).toEqual([]);
  });

  test("comes back from Twee and ink as it was", () => {
    const [twee, ink] = [exportTwee(graph), exportInk(graph)];
    expect(importTwee(twee.text)).toMatchObject({ graph, lost: [] });
    expect(importInk(ink.text)).toMatchObject({ graph, lost: [] });
  });
});
