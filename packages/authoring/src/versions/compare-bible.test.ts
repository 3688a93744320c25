import { expect, test } from "vitest";
import { compareBible } from "./compare-bible.ts";

const then = {
  cast: [
    { name: "Sushila", is: "the signal keeper", secret: "She unlocked the gate." },
    { name: "Yama", wants: "a name" },
  ],
  places: [{ name: "bridge", about: "iron, wet" }],
  names: [{ latin: "Yamuna", native: "यमुना" }],
};

test("people, places and things that came, went or changed, with the fields that differ", () => {
  const now = {
    cast: [{ secret: "She forgot the gate.", is: "the signal keeper", name: "Sushila", also: [] }],
    places: [{ name: "bridge", about: "iron, wet" }],
    objects: [{ name: "lamp", also: ["lantern", "torch"] }],
    names: [{ latin: "Yamuna", native: "जमुना" }],
  };
  expect(compareBible(then, JSON.stringify(now))).toEqual([
    {
      part: "cast",
      name: "Sushila",
      what: "changed",
      before: [["secret", "She unlocked the gate."]],
      now: [["secret", "She forgot the gate."]],
    },
    { part: "cast", name: "Yama", what: "removed", before: [["wants", "a name"]], now: [] },
    { part: "objects", name: "lamp", what: "added", before: [], now: [["also", "lantern\ntorch"]] },
    {
      part: "names",
      name: "Yamuna",
      what: "changed",
      before: [["native", "यमुना"]],
      now: [["native", "जमुना"]],
    },
  ]);
});

test("nothing is said of the same bible, of none, and of what cannot be read", () => {
  expect(compareBible(then, JSON.stringify(then))).toEqual([]);
  expect(compareBible({}, "")).toEqual([]);
  expect(compareBible(then, "{")).toEqual([]);
});
