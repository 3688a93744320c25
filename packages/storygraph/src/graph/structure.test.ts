import { anything, assert, constantFrom, dictionary, jsonValue, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { written } from "../testing/written.ts";
import { lint, measure, normalise } from "../index.ts";

const strange = anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
  withSet: true,
});
const fields = ["text", "choices", "place", "cast", "freedom", "beats", "budget", "ending", "x"];

describe("normalise", () => {
  test("takes anything, and changes nothing the second time", () => {
    assert(
      property(
        strange,
        dictionary(constantFrom(...fields), strange),
        jsonValue(),
        (whole, node, json) => {
          const shapes = [
            whole,
            { nodes: whole },
            { nodes: { a: node, b: json } },
            { nodes: [node] },
          ];
          for (const shape of [
            ...shapes,
            { start_node: whole, nodes: { a: { choices: [whole] } } },
          ]) {
            const once = normalise(shape);
            expect(normalise(once)).toEqual(once);
            expect(normalise(JSON.stringify(once))).toEqual(once);
            lint(once);
          }
        },
      ),
    );
  });

  test("survives what turns back on itself, goes very deep, or throws when it is looked at", () => {
    const ring: Record<string, unknown> = { text: "A" };
    ring["self"] = ring;
    let deep: unknown = "bottom";
    for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
    const angry = Object.defineProperty({}, "text", {
      enumerable: true,
      get: () => {
        throw new Error("no");
      },
    });
    const story = normalise({ nodes: { a: ring, b: { text: "B", deep }, c: angry, d: "D" } });
    expect(normalise(story)).toEqual(story);
    expect([story.nodes["a"]?.text, story.nodes["b"]?.text, story.nodes["d"]?.text]).toEqual([
      "A",
      "B",
      "D",
    ]);
    for (const text of ["", "{", "null", "[".repeat(100_000)])
      expect(normalise(text)).toEqual({ start_node: "", nodes: {} });
  });

  test("keeps what it does not know, and drops what no field can hold", () => {
    const story = normalise({
      nodes: {
        a: {
          text: "A\r\nB",
          mood: "calm",
          tint: [1, { b: null }],
          cast: ["Nila", 5],
          budget: "two",
        },
      },
    });
    expect(story.nodes["a"]).toEqual({
      text: "A\nB",
      mood: "calm",
      tint: [1, { b: null }],
      cast: ["Nila"],
      choices: [],
    });
  });

  test("takes a list of nodes that say their names, and choices that are only text", () => {
    const story = normalise({ nodes: [{ name: "a", choices: ["Go"] }, { id: "b" }, {}] });
    expect(Object.keys(story.nodes)).toEqual(["a", "b"]);
    expect(story.nodes["a"]?.choices).toEqual([{ text: "Go", target: "" }]);
  });

  test("shares nothing with what it was given", () => {
    const given = { nodes: { a: { text: "A", beats: ["one"], more: { deep: [1] } } } };
    const story = normalise(given);
    given.nodes.a.beats.push("two");
    given.nodes.a.more.deep.push(2);
    expect(story.nodes["a"]).toMatchObject({ beats: ["one"], more: { deep: [1] } });
  });
});

test("a story is measured by its nodes, choices, branchings and endings", () => {
  expect(measure(written({ a: ["A", "b", "c"], b: ["B", "c"], c: ["C"] }))).toEqual({
    nodes: 3,
    choices: 3,
    branchings: 1,
    endings: 1,
  });
});
