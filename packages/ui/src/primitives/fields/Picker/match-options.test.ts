import { expect, test } from "vitest";
import { matchOptions } from "./match-options.ts";

const options = [
  { value: "1", label: "boat", note: "A café on the water" },
  { value: "2", label: "Café", note: "Tea and a boat" },
  { value: "3", label: "नाव" },
];
const found = (written: string, limit = 9) => {
  const { byLabel, byNote } = matchOptions(options, written, limit);
  return [byLabel, byNote].map((those) => those.map(({ value }) => value));
};

test("names and notes are searched, ignoring case and accents", () => {
  expect(found("CAFE")).toEqual([["2"], ["1"]]);
  expect(found(" boat ")).toEqual([["1"], ["2"]]);
  expect(found("नाव")).toEqual([["3"], []]);
  expect(found("zebra")).toEqual([[], []]);
});

test("no more options than the limit are returned", () => {
  expect(found("", 2)).toEqual([["1", "2"], []]);
  expect(found("boat", 1)).toEqual([["1"], []]);
});
