import { array, assert, constantFrom, nat, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise } from "../graph/structure.ts";
import { lint } from "../lint/lint.ts";
import { findingText } from "../lint/finding-text.ts";
import { startState, type PlayState } from "../state/turns/state.ts";
import { textAt, wordsIn } from "../state/turns/words.ts";
import { excessesIn, type Excess } from "./excesses.ts";
import { longestFilledIn } from "./filled-in.ts";
import { grownBeyond } from "./grown.ts";
import { storyBounds, type StoryBound } from "./story-bounds.ts";

const long = (length: number) => "x".repeat(length);
const isSet = { quality: "f", value: true };
const nested = (depth: number): object => (depth === 1 ? isSet : { not: nested(depth - 1) });
const found = (written: object) =>
  excessesIn(normalise({ nodes: { a: { text: "A" } }, ...written }));

test("what is too much is an error at the desk, with its place and both numbers", () => {
  const graph = normalise({
    things: { key: { name: long(201) } },
    reactions: { guard: { topics: [long(300)], says: ["No."] } },
    nodes: { a: { text: "A", choices: [{ text: "Go", target: "a", reason: long(2_001) }] } },
  });
  const told = lint(graph).filter(({ code }) => code === "too_much");
  expect(told.map(({ node, choice, severity }) => [node, choice, severity])).toEqual([
    [null, undefined, "error"],
    ["a", 0, "error"],
    [null, undefined, "error"],
  ]);
  expect(told.map(findingText)).toEqual([
    "too much: count 201, entry “key”, most 200, what “name”",
    "too much: count 2001, most 2000, what “label”",
    "too much: count 300, entry “guard”, most 200, what “topic”",
  ]);
});

test("a condition is measured however deeply it is nested", () => {
  expect(found({ reactions: { guard: { when: nested(40) } } })).toMatchObject([
    { what: "condition_depth", count: 40 },
  ]);
});

describe("what a text becomes when it is filled in", () => {
  const qualities = {
    t: { kind: "text", name: "T" },
    u: { kind: "text", name: "U", start: "Asha" },
    n: { kind: "number", name: "N", most: 1e6 },
    f: { kind: "flag", name: "The lamp is lit" },
    w: { kind: "one_of", name: "W", values: ["nobody", "Meera"] },
    s: { kind: "set", name: "S", values: ["name", "song", "road"] },
  };
  const things = { key: { name: "the iron key" } };
  const graph = normalise({ qualities, things, who: { qualities: ["t"] }, nodes: {} });
  const marks = ["{t}", "{u}", "{n}", "{n|none|# of them|##}", "{f|lit}", "{f}", "{w}", "{w|a|bc}"];
  const more = [
    "{s}",
    "{s|some|}",
    "{key}",
    "{key|with it|}",
    "{gone}",
    "{if lit} ",
    "a b",
    "{",
    "}",
  ];

  test("is at most what was foretold, whatever the player has", () => {
    const anyState = record({
      t: constantFrom("", "Asha", long(200)),
      n: constantFrom(0, 1, 7, 1e6, 0.1 + 0.2, -1 / 3e300),
      f: constantFrom(true, false),
      w: constantFrom("nobody", "Meera"),
      s: constantFrom([], ["name"], ["name", "song", "road"]),
    });
    const anyText = array(constantFrom(...marks, ...more), { maxLength: 8 });
    assert(
      property(anyText, anyState, nat(1), (pieces, values, has) => {
        const text = pieces.join("");
        const start = startState(graph);
        const state: PlayState = {
          ...start,
          qualities: { ...start.qualities, ...values },
          things: has === 1 ? ["key"] : [],
        };
        expect(wordsIn(graph, text, state).length).toBeLessThanOrEqual(
          longestFilledIn(graph)(text),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  test("counts a text that nobody can change as it is", () => {
    expect(longestFilledIn(graph)("I am {u}.")).toBe("I am Asha.".length);
    expect(longestFilledIn(graph)("I am {t}.")).toBe("I am .".length + storyBounds.text);
  });

  test("is bounded where it is told, for a story from before there were bounds", () => {
    const old = normalise({
      qualities: { t: { kind: "text", start: "A word. ".repeat(2_500) } },
      nodes: { a: { text: "{t}".repeat(6_600) } },
    });
    const told = textAt(old, "a", startState(old));
    expect(told.length).toBeLessThanOrEqual(storyBounds.told);
    expect(told.length).toBeGreaterThan(storyBounds.told - 100);
    expect(told.endsWith("A word. …")).toBe(true);
    expect(excessesIn(old)).toMatchObject([
      { what: "text", path: ["qualities", "t", "start"], count: 20_000 },
      { what: "told", path: ["nodes", "a", "text"], count: 132_000_000 },
    ]);
  });
});

describe("a change to a story that holds too much", () => {
  const excess = (what: StoryBound, count: number, ...path: string[]): Excess => ({
    what,
    path,
    count,
    most: storyBounds[what],
  });
  const before = [excess("effects", 300, "a"), excess("effects", 150, "b")];

  test("may leave it, shrink it, move it and rename its place", () => {
    expect(grownBeyond(before, before)).toEqual([]);
    expect(grownBeyond(before, [excess("effects", 120, "a")])).toEqual([]);
    expect(grownBeyond(before, [excess("effects", 150, "c"), excess("effects", 299, "d")])).toEqual(
      [],
    );
  });

  test("may not let it grow, nor hold too much in one more place", () => {
    const grown = excess("effects", 301, "a");
    expect(grownBeyond(before, [grown, excess("effects", 150, "b")])).toEqual([grown]);
    const third = excess("effects", 101, "c");
    expect(grownBeyond(before, [...before, third])).toEqual([third]);
    const other = excess("topics", 2_501, "a");
    expect(grownBeyond(before, [...before, other])).toEqual([other]);
    expect(grownBeyond([], before)).toEqual(before);
  });
});
