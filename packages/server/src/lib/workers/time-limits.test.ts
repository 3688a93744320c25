import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterUse } from "./time-limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a worker that waits for the processor is not late", () => {
  let used = 100;
  const onLate = vi.fn<() => void>();
  afterUse(() => used, 50, onLate);
  vi.advanceTimersByTime(500);
  expect(onLate).not.toHaveBeenCalled();
  used += 50;
  vi.advanceTimersByTime(50);
  expect(onLate).toHaveBeenCalledOnce();
});

test("it is late after forty times as long, even if it used nothing", () => {
  const onLate = vi.fn<() => void>();
  afterUse(() => 0, 50, onLate);
  vi.advanceTimersByTime(50 * 41);
  expect(onLate).toHaveBeenCalledOnce();
});

test("where use is not known, time counts", () => {
  const onLate = vi.fn<() => void>();
  afterUse(() => undefined, 50, onLate);
  vi.advanceTimersByTime(49);
  expect(onLate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLate).toHaveBeenCalledOnce();
});

test("what is taken back never comes", () => {
  const onLate = vi.fn<() => void>();
  afterUse(() => undefined, 50, onLate)();
  vi.advanceTimersByTime(5_000);
  expect(onLate).not.toHaveBeenCalled();
});
