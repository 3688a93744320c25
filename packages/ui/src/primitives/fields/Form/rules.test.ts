import { expect, test } from "vitest";
import { faultIn } from "./rules.ts";
import type { ControlRules } from "./rules.ts";

const kindOf = (text: string, rules: ControlRules) => faultIn(text, rules)?.kind ?? "fine";

test.each<[text: string, rules: ControlRules, kind: string]>([
  ["", {}, "fine"],
  ["", { required: true }, "valueMissing"],
  ["  ", { required: true }, "valueMissing"],
  ["  ", { required: true, type: "password" }, "fine"],
  ["", { minLength: 3, maxLength: 5, pattern: /x/, type: "email", min: 2 }, "fine"],
  [" ab ", { minLength: 3 }, "tooShort"],
  ["abc", { minLength: 3 }, "fine"],
  ["abcdef", { maxLength: 5 }, "tooLong"],
  [" abcde ", { maxLength: 5 }, "fine"],
  ["meera", { type: "email" }, "typeMismatch"],
  ["a@b", { type: "email" }, "typeMismatch"],
  ["मीरा@उदाहरण.भारत", { type: "email" }, "fine"],
  ["example.org", { type: "url" }, "typeMismatch"],
  ["https://example.org", { type: "url" }, "fine"],
  ["9", { min: 10 }, "rangeUnderflow"],
  ["11", { max: 10 }, "rangeOverflow"],
  ["-0.5", { min: -1, max: 1 }, "fine"],
  ["many", { min: 1, max: 10 }, "fine"],
  ["2026-01-31", { min: "2026-02-01" }, "rangeUnderflow"],
  ["2027-01-01", { max: "2026-12-31" }, "rangeOverflow"],
  ["a b", { pattern: /^\w+$/ }, "patternMismatch"],
])("%j by %j is %s", (text, rules, kind) => {
  expect(kindOf(text, rules)).toBe(kind);
});

test("the first rule that is broken is said", () => {
  expect(kindOf("a!", { required: true, minLength: 3, pattern: /^\w+$/ })).toBe("tooShort");
  expect(faultIn("ab", { minLength: 3 })).toEqual({ kind: "tooShort", least: 3 });
});

test("a global pattern says the same each time", () => {
  const pattern = /^\w+$/g;
  expect([kindOf("abc", { pattern }), kindOf("abc", { pattern })]).toEqual(["fine", "fine"]);
});
