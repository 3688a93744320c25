import { expect, test } from "vitest";
import { backwards, forwards } from "./in-groups.ts";
import type { LogEntry } from "@katha/api/shapes";

const entries = (from: number, to: number): LogEntry[] =>
  Array.from({ length: to - from }, (_, at) => ({
    id: String(from + at),
    type: "narrative",
    content: "",
    isHistorical: true,
  }));

test("what is put behind leaves full groups as they are", () => {
  const [before, after] = [forwards(entries(0, 25), 10), forwards(entries(0, 41), 10)];
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(before.map(({ key }) => key)).toEqual(["0", "10", "20"]);
  expect(after.map(({ members }) => members.length)).toEqual([10, 10, 10, 10, 1]);
});

test("what is put in front leaves full groups as they are, and the keys of all", () => {
  const [before, after] = [backwards(entries(15, 40), 10), backwards(entries(0, 40), 10)];
  expect(after.slice(-2)).toEqual(before.slice(-2));
  expect(before.map(({ key }) => key)).toEqual(["19", "29", "39"]);
  expect(after.map(({ key }) => key)).toEqual(["9", "19", "29", "39"]);
  expect(backwards([], 10)).toEqual([]);
});
