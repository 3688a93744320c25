import { assert, array, constantFrom, dictionary, property } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Point } from "@katha/storygraph";
import { columnStep, layered, rowStep } from "../../../../../primitives/graph/layered.ts";
import type { Linked } from "../../../../../primitives/graph/links.ts";
import { foundPlaces, placed } from "./placed.ts";

const story = (links: Readonly<Record<string, readonly string[]>>): Linked[] =>
  Object.entries(links).map(([id, targets]) => ({
    id,
    choices: targets.map((target) => ({ target })),
  }));
const names = Array.from("abcdefghijkl");
const anyStory = dictionary(
  constantFrom(...names),
  array(constantFrom(...names, "gone"), { maxLength: 4 }),
).map(story);

/** The first two cards that overlap. */
function overlap(places: ReadonlyMap<string, Point>): string[] {
  const all = [...places];
  for (const [at, [name, one]] of all.entries())
    for (const [other, two] of all.slice(at + 1))
      if (Math.abs(one.x - two.x) < columnStep - 1 && Math.abs(one.y - two.y) < rowStep - 1)
        return [name, other];
  return [];
}

describe("layered", () => {
  test("gives every scene its own position, the same each time", () => {
    assert(
      property(anyStory, (nodes) => {
        const places = layered(nodes, "a");
        expect([...places.keys()].toSorted()).toEqual(nodes.map(({ id }) => id).toSorted());
        expect(overlap(places)).toEqual([]);
        expect(layered(nodes, "a")).toEqual(places);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test("puts successors below, and does not follow edges that lead back", () => {
    const places = layered(
      story({ start: ["left", "right"], left: ["end"], right: ["start", "end"], end: [] }),
      "start",
    );
    const at = (id: string) => places.get(id) ?? { x: -1, y: -1 };
    expect([at("start").y, at("left").y, at("right").y, at("end").y]).toEqual([
      0,
      rowStep,
      rowStep,
      2 * rowStep,
    ]);
    expect(at("left").x).toBeLessThan(at("right").x);
    const middle = (at("left").x + at("right").x) / 2;
    for (const id of ["start", "end"])
      expect(Math.abs(at(id).x - middle)).toBeLessThan(columnStep / 4);
  });

  test("folds a long story into columns, wider than high", () => {
    const line = Object.fromEntries(
      Array.from({ length: 600 }, (_, at) => [`n${String(at)}`, [`n${String(at + 1)}`]]),
    );
    const places = [...layered(story(line), "n0").values()];
    const width = Math.max(...places.map(({ x }) => x)) + columnStep;
    const height = Math.max(...places.map(({ y }) => y)) + rowStep;
    expect(width / height).toBeGreaterThan(1);
    expect(width / height).toBeLessThan(3);
    expect(overlap(new Map(places.map((place, at) => [String(at), place])))).toEqual([]);
  });

  test("returns nothing for no scenes", () => {
    expect(layered([], "a")).toEqual(new Map());
  });
});

describe("placed", () => {
  const scene = (id: string, targets: readonly string[], position?: string) => ({
    id,
    node: {
      choices: targets.map((target) => ({ text: "Go", target })),
      ...(position !== undefined && { position }),
    },
  });

  test("keeps scenes where their author put them, and where they were before", () => {
    const before = new Map([["b", { x: 5, y: 6 }]]);
    const places = placed([scene("a", ["b"], "120,-40"), scene("b", [])], "a", before);
    expect(places).toEqual(
      new Map([
        ["a", { x: 120, y: -40 }],
        ["b", { x: 5, y: 6 }],
      ]),
    );
  });

  test("puts a new scene below the one that leads to it, in a free place", () => {
    const scenes = [
      scene("a", ["b", "c", "d"], "0,0"),
      scene("b", [], `0,${String(rowStep)}`),
      scene("c", []),
      scene("d", []),
    ];
    const places = placed(scenes, "a", new Map([["a", { x: 0, y: 0 }]]));
    expect(overlap(places)).toEqual([]);
    expect([places.get("c")?.y, places.get("d")?.y]).toEqual([rowStep, rowStep]);
  });

  test("keeps the positions of a story that is opened again", () => {
    const scenes = (moved?: string) => [
      scene("a", ["b", "c"]),
      scene("b", [], moved),
      scene("c", []),
    ];
    const laid = placed(scenes(), "a", new Map());
    const again = placed(scenes("900,900"), "a", new Map());
    expect([again.get("a"), again.get("c")]).toEqual([laid.get("a"), laid.get("c")]);
    expect(again.get("b")).toEqual({ x: 900, y: 900 });
  });

  test("a computed position applies again when the author's is undone", () => {
    const laid = placed([scene("a", ["b"]), scene("b", [])], "a", new Map());
    const moved = [scene("a", ["b"]), scene("b", [], "900,900")];
    const found = foundPlaces(moved, placed(moved, "a", laid), laid);
    expect(placed(moved, "a", found).get("b")).toEqual({ x: 900, y: 900 });
    expect(placed([scene("a", ["b"]), scene("b", [])], "a", found)).toEqual(laid);
  });

  test("ignores an unreadable position", () => {
    const places = placed([scene("a", [], "here"), scene("b", [], "1,2,3")], "a", new Map());
    expect(overlap(places)).toEqual([]);
    expect(places.size).toBe(2);
  });
});
