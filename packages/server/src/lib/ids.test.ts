import { expect, test } from "vitest";
import { testClock } from "./clock.ts";
import { createIds, firstIdOf } from "./ids.ts";

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const timeOf = (id: string) => Number.parseInt(id.replace("-", "").slice(0, 12), 16);

test("an id is a UUID of version 7 that contains its time", () => {
  const clock = testClock("2026-01-15T09:30:00.123Z");
  const id = createIds(clock)();
  expect(id).toMatch(shape);
  expect(timeOf(id)).toBe(clock.now().getTime());
});

test("ids ascend within a millisecond, past its last sequence, and when the clock goes back", () => {
  const clock = testClock();
  const next = createIds(clock);
  const ids = Array.from({ length: 10_000 }, next);
  clock.advance(-60_000);
  ids.push(...Array.from({ length: 100 }, next));
  expect(ids.every((id) => shape.test(id))).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the first id of a moment sorts between earlier and later ids", () => {
  const clock = testClock();
  const before = createIds(clock)();
  clock.advance(1);
  const first = firstIdOf(clock.now());
  expect(first).toMatch(shape);
  expect([createIds(clock)(), first, before].toSorted()).toEqual([
    before,
    first,
    expect.any(String),
  ]);
});

test("two sources at the same moment make different ids", () => {
  const clock = testClock();
  expect(createIds(clock)()).not.toBe(createIds(clock)());
});
