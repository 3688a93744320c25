import { expect, test } from "vitest";
import { literalOf } from "./literal.ts";

test.each([
  ["a text with quotes", 'said "no"', '"said \\"no\\""'],
  ["numbers, nothing and undefined", [1.5, null, undefined, true], "[1.5, null, undefined, true]"],
  ["keys that need quotes", { a: 1, "b-c": [] }, '{ a: 1, "b-c": [] }'],
  ["a date", new Date(0), 'new Date("1970-01-01T00:00:00.000Z")'],
  ["a map and a set", [new Map([["a", 1]]), new Set()], '[new Map([["a", 1]]), new Set([])]'],
])("%s is written as code", (_, value, code) => {
  expect(literalOf(value)).toBe(code);
});

test("what is long has a line for each entry", () => {
  const long = "x".repeat(50);
  expect(literalOf({ list: [long, long], short: [1] })).toBe(
    `{\n  list: [\n    "${long}",\n    "${long}",\n  ],\n  short: [1],\n}`,
  );
});

test.each([
  ["a function", () => 1],
  ["a function deep inside", { a: [{ b: () => 1 }] }],
  ["an instance of a class", new URL("https://a.example")],
  ["not a number", Number.NaN],
  ["an element", { $$typeof: Symbol.for("react.transitional.element"), type: "p" }],
])("%s is no data", (_, value) => {
  expect(literalOf(value)).toBeUndefined();
});

test("what is written is the same value when it is read", () => {
  const value = { a: [1, "two", { three: null }], "4-5": "\u2028\n" };
  // oxlint-disable-next-line typescript/no-implied-eval
  expect(new Function(`return ${literalOf(value)};`)()).toEqual(value);
});
