import { describe, expect, test } from "vitest";
import { normalise } from "./structure.ts";
import { inventedIn, isWhollyInvented, tellingsOf } from "./telling.ts";

const kitchen = "Valmiki, Ayodhyakanda 17-40; the kitchen is invented";
const others = "In the Telugu songs she sleeps for fourteen years.";

function tellings(nodes: Record<string, { source?: string; other_tellings?: string }>) {
  const told = Object.entries(nodes).map(([name, node]) => [name, { text: "A.", ...node }]);
  const of = tellingsOf(normalise({ nodes: Object.fromEntries(told) }));
  return Object.fromEntries(Object.keys(nodes).map((name) => [name, of(name)]));
}

test.each(Object.values(inventedIn))("%s says that a scene is wholly invented", (word) => {
  expect(isWhollyInvented(word)).toBe(true);
  expect(isWhollyInvented(` ${word} `)).toBe(true);
  expect(isWhollyInvented(`${word}, after a song`)).toBe(false);
});

test("a scene may say it as a sentence begins", () => {
  expect(isWhollyInvented("Invented")).toBe(true);
  expect(isWhollyInvented(kitchen)).toBe(false);
});

describe("which telling a scene follows", () => {
  test("is its source, and what others tell", () => {
    const all = tellings({
      a: { source: kitchen, other_tellings: others },
      b: { source: kitchen },
    });
    expect(all["a"]).toEqual({ source: kitchen, is_invented: false, other_tellings: others });
    expect(all["b"]).toEqual({ source: kitchen, is_invented: false, other_tellings: null });
  });

  test("is said of an invented scene too in a story that retells", () => {
    const all = tellings({
      a: { source: kitchen, other_tellings: others },
      b: { source: "invented" },
    });
    expect(all["b"]).toEqual({ source: null, is_invented: true, other_tellings: null });
  });

  test("is not said of an invented scene in an invented story", () => {
    const all = tellings({
      a: { source: "invented" },
      b: { source: "invented; the law is of 1871" },
    });
    expect(all["a"]).toBeNull();
    expect(all["b"]).toEqual({
      source: "invented; the law is of 1871",
      is_invented: false,
      other_tellings: null,
    });
  });

  test("is nothing where the author says nothing", () => {
    const all = tellings({
      a: { other_tellings: others },
      b: {},
      c: { source: "  ", other_tellings: " \n" },
    });
    const named = { source: null, is_invented: false, other_tellings: others };
    expect(all).toEqual({ a: named, b: null, c: null });
    expect(tellingsOf(normalise({}))("gone")).toBeNull();
  });
});
