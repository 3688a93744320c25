import { assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyGraph } from "../testing/any-graph.ts";
import { clean } from "../testing/clean.ts";
import { faulty } from "../testing/faulty.ts";
import { foundByPlays } from "../testing/faulty-state.ts";
import { written } from "../testing/written.ts";
import { reachable } from "../graph/reach.ts";
import { findingCodes, findingText, lint, namesOfBible } from "../index.ts";
import type { GraphFinding } from "./findings.ts";

const placed = ({ code, node, choice }: GraphFinding) =>
  [code, node === null ? [] : [choice === undefined ? node : `${node}.${choice}`]].flat().join(" ");

describe("lint", () => {
  test.each(Object.entries(faulty))(
    "finds %s, and nothing besides what is there",
    (code, golden) => {
      const { graph, context, faults } = golden;
      const found = lint(graph, context).map(placed);
      expect(found).toEqual(faults);
      expect(found.some((one) => one.startsWith(code))).toBe(true);
    },
  );

  test.each(Object.entries(clean))("finds nothing in %s", (_what, { graph, context }) => {
    expect(lint(graph, context)).toEqual([]);
  });

  test("has an example of every code that can be found without playing", () => {
    expect([...Object.keys(faulty), ...foundByPlays].toSorted()).toEqual(findingCodes.toSorted());
  });

  test("says what it found by its code and params alone, as data and as text", () => {
    for (const { graph, context } of Object.values(faulty))
      for (const { code, params, ...found } of lint(graph, context)) {
        const text = findingText({ code, params });
        expect(text.startsWith(code.replaceAll("_", " "))).toBe(true);
        expect(`${text} ${JSON.stringify({ code, params, ...found })}`).not.toMatch(
          /undefined|NaN|\[object/,
        );
      }
  });

  test("tells which nodes are the ring", () => {
    const ring = lint(written({ a: ["A", "b", "e"], b: ["B", "c"], c: ["C", "b"], e: ["E"] }));
    expect(ring).toMatchObject([
      { params: { nodes: ["b", "c"] } },
      { params: { nodes: ["b", "c"] } },
    ]);
  });

  test("names a few nodes of a large ring, and how many there are", () => {
    const round = Array.from({ length: 500 }, (_, at) => [`n${at}`, ["On.", `n${(at + 1) % 500}`]]);
    const found = lint(written(Object.fromEntries([...round, ["end", ["The end."]]])));
    const loops = found.filter(({ code }) => code === "endless_loop");
    expect(loops).toHaveLength(500);
    expect(loops[0]).toMatchObject({ params: { count: 500 } });
    expect(JSON.stringify(found).length).toBeLessThan(200_000);
  });

  test("comes through a story that is one long line", () => {
    const count = 20_000;
    const nodes = Array.from({ length: count }, (_, number) => [
      `n${number}`,
      number === count - 1 ? ["The end."] : ["On.", `n${number + 1}`],
    ]);
    expect(lint(written(Object.fromEntries(nodes)))).toEqual([]);
  });

  test("without errors, every player who goes on comes to an ending", () => {
    let passed = 0;
    assert(
      property(anyGraph, (story) => {
        if (lint(story).some(({ severity }) => severity === "error")) return;
        passed += 1;
        for (const start_node of reachable(story))
          expect(lint({ ...story, start_node }).map(({ code }) => code)).not.toContain("no_ending");
      }),
      { numRuns: 500 },
    );
    expect(passed).toBeGreaterThan(20);
  });
});

test("a bible's names are taken in both scripts, from whatever shape it has", () => {
  const cast = [{ name: "Rama", name_native: "राम" }, null, { name: 5 }];
  expect(
    namesOfBible({ cast, names: [{ latin: "Amber", native: "आमेर" }], places: "none" }),
  ).toEqual(["Rama", "राम", "Amber", "आमेर"]);
  for (const junk of [null, 5, [], { cast: {} }]) expect(namesOfBible(junk)).toEqual([]);
});
