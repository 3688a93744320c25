import { assert, jsonValue, property } from "fast-check";
import { expect, test } from "vitest";
import { lineOf, parseCommentedJson } from "./commented-json.ts";

test("comments and trailing commas are ignored, except inside quotes", () => {
  const text = `{
  // who serves
  "a": "http://x/y", /* for
  now */ "b": ["//", "/* no */", ",]",],
  "c\\"//": 1, // last
}`;
  expect(parseCommentedJson(text)).toEqual({
    a: "http://x/y",
    b: ["//", "/* no */", ",]"],
    'c"//': 1,
  });
});

test("plain JSON is read as it is", () => {
  assert(
    property(jsonValue(), (value) => {
      const text = JSON.stringify(value, null, 2);
      expect(parseCommentedJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test("an error names the line where it is", () => {
  const text = '{\n  // one\n  "a": 1\n  "b": 2\n}';
  const fault = (() => {
    try {
      return parseCommentedJson(text);
    } catch (error) {
      return error;
    }
  })();
  expect(lineOf(fault, text)).toBe(4);
});
