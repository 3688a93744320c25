import { expect, test } from "vitest";
import { placeOf } from "../StoryMap/layout/placed.ts";
import { joined, looselyPlaced, partsOf } from "./drafts.ts";

test("a line of names becomes a list, and back", () => {
  expect(partsOf(" Nila,, the ferryman , ", ",")).toEqual(["Nila", "the ferryman"]);
  expect(joined(["Nila", "the ferryman"], ",")).toBe("Nila, the ferryman");
  expect(partsOf("one\n\n two, three", "\n")).toEqual(["one", "two, three"]);
  expect(joined(undefined, "\n")).toBe("");
});

test("a position is two numbers with a comma between", () => {
  const at = (position: unknown) => placeOf({ position });
  expect(at("-12,40.5")).toEqual({ x: -12, y: 40.5 });
  expect([at("12"), at("a,b"), at({ x: 1 }), at(undefined)]).toEqual(Array(4).fill(undefined));
});

test("the fields show a position that is written loosely, which the map does not take", () => {
  const at = (position: unknown) => looselyPlaced({ text: "", choices: [], position });
  expect(at("12, 40")).toEqual({ x: 12, y: 40 });
  expect(at("120,40,7")).toEqual({ x: 120, y: 40 });
  expect(placeOf({ position: "12, 40" })).toBeUndefined();
  expect([at("12"), at("a,b"), at({ x: 1 }), at(undefined)]).toEqual(Array(4).fill(undefined));
});
