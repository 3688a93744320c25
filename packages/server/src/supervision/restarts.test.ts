import { expect, test } from "vitest";
import { countRestarts } from "./restarts.ts";

test("five restarts in ten minutes, and another when the first is that long ago", () => {
  let minutes = 0;
  const next = countRestarts({ most: 5, withinMs: 600_000 }, () => minutes * 60_000);
  for (const restart of [1, 2, 3, 4, 5]) {
    expect(next()).toBe(restart);
    minutes += 1;
  }
  expect(next()).toBeUndefined();
  minutes = 10;
  expect(next()).toBe(5);
  expect(next()).toBeUndefined();
});
