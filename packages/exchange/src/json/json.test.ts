import { assert, jsonValue, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyWritten } from "../testing/any-written.ts";
import { graphOrRefusal, readText } from "../testing/reading.ts";
import { normalise } from "@katha/storygraph";
import { exportJson, importJson } from "./json.ts";

// Once V8 13.6 has parsed a key that begins with a backslash, it takes a key like "\n" beside the same keys for it.
const anyParsable = anyWritten.filter(
  ({ nodes }) => !Object.keys(nodes).some((name) => name.includes("\\")),
);

describe("our JSON", () => {
  test("gives back every story that it was given, with nothing lost", () => {
    assert(
      property(anyParsable, (graph) => {
        const read = importJson(exportJson(graph).text);
        expect(read).toEqual({ graph, structure: graph, title: null, lost: [] });
      }),
      { numRuns: 200 },
    );
  });

  test("gives back, and in its order, what stands beside the nodes; a whole story's structure is found in it", () => {
    const text = '{"theme":"night","nodes":{"b":{"choices":[],"text":"B","x":1}},"start_node":"b"}';
    const { structure, lost } = importJson(text);
    expect([JSON.stringify(structure), lost]).toEqual([text, []]);
    expect(exportJson(structure).text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
    const whole = importJson(`{"title":"Ford","story_structure":${text}}`);
    expect(whole).toMatchObject({ title: "Ford", structure });
  });

  test("tells which fields no node can hold as they were written", () => {
    const written = {
      start_node: "a",
      theme: "night",
      nodes: { a: { text: "A\r\nB", budget: "two", cast: ["Nila", 5], mood: "calm" } },
    };
    const { graph, structure, lost } = importJson(JSON.stringify(written));
    expect(structure).toMatchObject({ theme: "night", nodes: graph.nodes });
    expect(graph.nodes["a"]).toEqual({ text: "A\nB", cast: ["Nila"], mood: "calm", choices: [] });
    expect(lost.map(({ node, params }) => [node, params])).toEqual([
      ["a", { field: "budget" }],
      ["a", { field: "cast" }],
    ]);
  });

  test("survives any text, and says why it cannot be read", () => {
    assert(
      property(string(), jsonValue(), (text, value) => {
        graphOrRefusal(importJson, text);
        const { graph } = graphOrRefusal(importJson, JSON.stringify({ nodes: value }));
        expect(graph).toEqual(normalise({ nodes: value }));
      }),
    );
    expect(readText('{\n  "nodes": {,\n')).toMatchObject({
      why: "broken_json",
      line: 2,
      column: 13,
    });
    expect(readText("[1]")).toEqual({ kind: "refused", why: "not_object" });
    expect(readText('{"start_node": "a"}')).toMatchObject({ why: "no_nodes" });
    expect(readText('{"inkVersion": 21, "root": []}')).toMatchObject({ why: "compiled_ink" });
  });
});
