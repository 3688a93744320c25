// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshPassageMs } from "../../../../tokens/constants.ts";
import type { LogEntry } from "@katha/api/shapes";
import { useFreshEntries } from "./useFreshEntries.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const old: LogEntry = { id: "old", type: "narrative", content: "Before.", isHistorical: true };
const passage: LogEntry = { id: "n", type: "narrative", content: "Now.", isHistorical: true };
const error = (id: string): LogEntry => ({
  id,
  type: "error",
  content: "No.",
  isHistorical: false,
});

function lightsOf(first: readonly LogEntry[]) {
  const { result, rerender } = renderHook(
    ({ entries, busy }: { entries: readonly LogEntry[]; busy: boolean }) =>
      useFreshEntries(entries, busy),
    { initialProps: { entries: first, busy: false } },
  );
  return { fresh: () => [...result.current], rerender };
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test("the last part is lit for a minute", () => {
  const { fresh } = lightsOf([old, passage]);
  expect(fresh()).toEqual(["n"]);
  pass(freshPassageMs - 1);
  expect(fresh()).toEqual(["n"]);
  pass(1);
  expect(fresh()).toEqual([]);
});

test("it stops being lit when the player acts", () => {
  const { fresh, rerender } = lightsOf([passage]);
  rerender({ entries: [passage], busy: true });
  expect(fresh()).toEqual([]);
  rerender({ entries: [passage, { ...passage, id: "next" }], busy: false });
  expect(fresh()).toEqual(["next"]);
});

test("each error is lit for its own minute, even while the player acts", () => {
  const { fresh, rerender } = lightsOf([old, error("one")]);
  pass(freshPassageMs / 2);
  rerender({ entries: [old, error("one"), error("two")], busy: true });
  expect(fresh()).toEqual(["one", "two"]);
  pass(freshPassageMs / 2);
  expect(fresh()).toEqual(["two"]);
  pass(freshPassageMs / 2);
  expect(fresh()).toEqual([]);
});
