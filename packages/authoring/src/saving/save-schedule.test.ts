import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newSaveSchedule, type SaveSchedule } from "./save-schedule.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Saves that end when the test says so. */
function openSchedule(ended: (schedule: SaveSchedule) => void = () => {}) {
  const saves: (() => void)[] = [];
  const schedule = newSaveSchedule(
    () => new Promise((resolve) => void saves.push(() => resolve())),
    () => ended(schedule),
  );
  const end = async () => {
    saves.at(-1)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { schedule, saves, end };
}

it("runs one save at a time: who asks meanwhile gets the one on its way", async () => {
  const { schedule, saves, end } = openSchedule();
  const first = schedule.run();
  expect(schedule.run()).toBe(first);
  expect(schedule.running()).toBe(first);
  await end();
  await first;
  expect(schedule.running()).toBeUndefined();
  void schedule.run();
  expect(saves).toHaveLength(2);
});

it("runs after a while, once, and not at all where it is cancelled", async () => {
  const { schedule, saves } = openSchedule();
  schedule.runIn(1_000);
  schedule.runIn(3_000);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(saves).toHaveLength(0);
  schedule.cancel();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toHaveLength(0);
  schedule.runIn(1_000);
  void schedule.run();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toHaveLength(1);
});

it("is idle when the save that follows has ended, too", async () => {
  let asks = 1;
  const { schedule, saves, end } = openSchedule(({ run }) => {
    if (asks > 0) void run();
    asks -= 1;
  });
  let isIdle = false;
  void schedule.run();
  void schedule.idle().then(() => (isIdle = true));
  await end();
  expect([saves.length, isIdle]).toEqual([2, false]);
  await end();
  expect([saves.length, isIdle]).toEqual([2, true]);
});
