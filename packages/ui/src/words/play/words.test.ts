import { expect, test } from "vitest";
import { playEn } from "./en.ts";
import type { PlayWordKey } from "./en.ts";
import { playHi } from "./hi.ts";

const blanks = (entry: string | { other: string }) =>
  [...(typeof entry === "string" ? entry : entry.other).matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name ?? "")
    .toSorted((a, b) => a.localeCompare(b));

test("Hindi has every word of play, and no other", () => {
  expect(Object.keys(playHi)).toEqual(Object.keys(playEn));
});

test.each(Object.keys(playEn) as PlayWordKey[])("%s is Hindi, with the same blanks", (key) => {
  expect(blanks(playHi[key])).toEqual(blanks(playEn[key]));
  expect(JSON.stringify(playHi[key])).toMatch(/[ऀ-ॿ]/);
});
