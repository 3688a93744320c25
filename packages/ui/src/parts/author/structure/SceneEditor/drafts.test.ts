import { expect, test } from "vitest";
import { joined, partsOf, placeIn, wholeNumber } from "./drafts.ts";

test("a line of names is its names, and back", () => {
  expect(partsOf(" Nila,, the ferryman , ", ",")).toEqual(["Nila", "the ferryman"]);
  expect(joined(["Nila", "the ferryman"], ",")).toBe("Nila, the ferryman");
  expect(partsOf("one\n\n two, three", "\n")).toEqual(["one", "two, three"]);
  expect(joined(undefined, "\n")).toBe("");
});

test("a number is whole and large enough, or it is none", () => {
  expect([" 3 ", "", "0", "2.5", "two"].map((text) => wholeNumber(text, 1))).toEqual([
    3,
    null,
    undefined,
    undefined,
    undefined,
  ]);
  expect(wholeNumber("-40", Number.NEGATIVE_INFINITY)).toBe(-40);
});

test("a place is two numbers with a comma between", () => {
  const at = (position: unknown) => placeIn({ text: "", choices: [], position });
  expect(at("-12,40.5")).toEqual({ x: -12, y: 40.5 });
  expect([at("12"), at("a,b"), at({ x: 1 }), at(undefined)]).toEqual(Array(4).fill(undefined));
});
