import { expect, it } from "vitest";
import { digitsOf } from "./digits.ts";

it.each([
  ["123456", "123456"],
  [" 123 456\n", "123456"],
  ["123-456", "123456"],
  ["१२३४५६", "123456"],
  ["۱۲۳۴۵۶", "123456"],
  ["Your code is 042 917.", "042917"],
  ["12345678", "123456"],
  ["abc", ""],
])("reads %j as %j", (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});
