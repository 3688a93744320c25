// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshPassageMs } from "../../../../tokens/constants.ts";
import type { LogEntry } from "./log-entry.ts";
import { useLit } from "./useLit.ts";

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
    ({ entries, busy }: { entries: readonly LogEntry[]; busy: boolean }) => useLit(entries, busy),
    { initialProps: { entries: first, busy: false } },
  );
  return { lit: () => [...result.current], rerender };
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test("the last passage is lit for a minute", () => {
  const { lit } = lightsOf([old, passage]);
  expect(lit()).toEqual(["n"]);
  pass(freshPassageMs - 1);
  expect(lit()).toEqual(["n"]);
  pass(1);
  expect(lit()).toEqual([]);
});

test("it goes out when the player acts", () => {
  const { lit, rerender } = lightsOf([passage]);
  rerender({ entries: [passage], busy: true });
  expect(lit()).toEqual([]);
  rerender({ entries: [passage, { ...passage, id: "next" }], busy: false });
  expect(lit()).toEqual(["next"]);
});

test("each error is lit for its own minute, also while the player acts", () => {
  const { lit, rerender } = lightsOf([old, error("one")]);
  pass(freshPassageMs / 2);
  rerender({ entries: [old, error("one"), error("two")], busy: true });
  expect(lit()).toEqual(["one", "two"]);
  pass(freshPassageMs / 2);
  expect(lit()).toEqual(["two"]);
  pass(freshPassageMs / 2);
  expect(lit()).toEqual([]);
});
