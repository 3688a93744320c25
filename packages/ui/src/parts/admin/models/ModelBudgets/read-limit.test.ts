import { expect, test } from "vitest";
import { readLimit } from "./read-limit.ts";

const money = { max: 100, isWhole: false };
const turns = { max: 1_000, isWhole: true };

test("an empty field is no limit, and nothing at all is a limit of nothing", () => {
  expect(readLimit("  ", money)).toBeNull();
  expect(readLimit("0", turns)).toBe(0);
});

test("money has cents, turns are whole", () => {
  expect(readLimit(" 4.50 ", money)).toBe(4.5);
  expect(readLimit("4.50", turns)).toBeUndefined();
});

test("what is no amount, or too much, is refused", () => {
  for (const text of ["-1", "1e3", "five", "1,5", "101"])
    expect(readLimit(text, money)).toBeUndefined();
  expect(readLimit("1001", turns)).toBeUndefined();
});
