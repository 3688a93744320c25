import {
  assert,
  constantFrom,
  array,
  dictionary,
  jsonValue,
  property,
  record,
  string,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { lint, measure, normalise, reachable, type StoryGraph } from "./index.ts";

function graph(nodes: Record<string, [text: string, ...targets: string[]]>): StoryGraph {
  return normalise({
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([name, [text, ...targets]]) => [
        name,
        {
          text,
          choices: targets.map((target, index) => ({ text: `${index} to ${target}`, target })),
        },
      ]),
    ),
  });
}

const codes = (one: StoryGraph) =>
  lint(one).map(({ code, node }) => `${code} ${node ?? ""}`.trim());

describe("lint", () => {
  test("finds nothing in a story that can always be ended", () => {
    expect(lint(graph({ a: ["A", "b", "c"], b: ["B", "a", "c"], c: ["C"] }))).toEqual([]);
  });

  test.each([
    ["an empty story", graph({}), ["no_nodes"]],
    [
      "a start that is not there",
      { ...graph({ a: ["A"] }), start_node: "x" },
      ["no_start", "no_ending", "unreachable a"],
    ],
    ["a choice into nothing", graph({ a: ["A", "gone", "b"], b: ["B"] }), ["broken_link a"]],
    ["a node apart", graph({ a: ["A"], b: ["B", "a"] }), ["unreachable b"]],
    [
      "a ring without a door",
      graph({ a: ["A", "b", "e"], b: ["B", "c"], c: ["C", "b"], e: ["E"] }),
      ["no_way_out b", "no_way_out c"],
    ],
    ["no ending at all", graph({ a: ["A", "a"] }), ["no_ending", "no_way_out a"]],
    ["a node that tells nothing", graph({ a: ["", "b"], b: ["B"] }), ["empty_text a"]],
    [
      "a node named like a part of every object",
      graph({ a: ["A", "toString"] }),
      ["no_ending", "broken_link a", "no_way_out a"],
    ],
  ] as const)("finds %s", (_what, story, expected) => {
    expect(codes(story)).toEqual(expected);
  });

  test("finds choices that say nothing or the same", () => {
    const story = normalise({
      nodes: {
        a: {
          text: "A",
          choices: [
            { text: "Go", target: "b" },
            { text: "Go", target: "b" },
            { text: " ", target: "b" },
          ],
        },
        b: { text: "B" },
      },
    });
    expect(codes(story)).toEqual(["duplicate_choice a", "empty_choice a"]);
  });
});

describe("normalise", () => {
  test("takes any JSON, and changes nothing the second time", () => {
    assert(
      property(jsonValue(), jsonValue(), (whole, nodes) => {
        for (const written of [whole, { nodes }, { nodes: { a: whole, b: nodes } }]) {
          const once = normalise(written);
          expect(normalise(once)).toEqual(once);
          lint(once);
        }
      }),
    );
  });

  test("keeps what it does not know", () => {
    const story = normalise({ nodes: { a: { text: "A", mood: "calm", choices: [] } } });
    expect(story.nodes["a"]).toEqual({ text: "A", mood: "calm", choices: [] });
  });
});

test("without errors, every player who goes on comes to an ending", () => {
  const names = ["a", "b", "c", "d", "e"];
  const node = record({
    text: constantFrom("told", "said"),
    choices: array(record({ text: string({ minLength: 1 }), target: constantFrom(...names) }), {
      maxLength: 3,
    }),
  });
  assert(
    property(dictionary(constantFrom(...names), node, { minKeys: 1 }), (nodes) => {
      const story = normalise({ nodes });
      if (lint(story).some(({ severity }) => severity === "error")) return;
      for (const start of reachable(story))
        expect(lint({ ...story, start_node: start }).map(({ code }) => code)).not.toContain(
          "no_ending",
        );
    }),
  );
});

test("a story is measured by its nodes, choices, branchings and endings", () => {
  expect(measure(graph({ a: ["A", "b", "c"], b: ["B", "c"], c: ["C"] }))).toEqual({
    nodes: 3,
    choices: 3,
    branchings: 1,
    endings: 1,
  });
});
