import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askWatching, line } from "./line.ts";

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetch);
});
afterEach(async () => {
  fetch.mockResolvedValue(Response.json({}));
  await askWatching("/");
  fetch.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("is down when a call cannot be sent, and the caller is told so too", async () => {
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(askWatching("/")).rejects.toThrow("Failed to fetch");
  expect(line.isUp()).toBe(false);
});

it("is down when what is shown was kept, and up again with the first answer", async () => {
  fetch.mockResolvedValue(Response.json({}, { headers: { "x-katha-kept": "" } }));
  await askWatching("/");
  expect(line.isUp()).toBe(false);
  fetch.mockResolvedValue(Response.json({}, { status: 503 }));
  await askWatching("/");
  expect(line.isUp()).toBe(true);
});

it("does not take impatience for a broken line", async () => {
  fetch.mockRejectedValue(new DOMException("Stopped", "AbortError"));
  await expect(askWatching("/")).rejects.toThrow("Stopped");
  expect(line.isUp()).toBe(true);
});

it("looks by itself whether it has come back, and then no more", async () => {
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(askWatching("/")).rejects.toThrow("Failed to fetch");
  await vi.advanceTimersByTimeAsync(11_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(line.isUp()).toBe(false);
  fetch.mockResolvedValue(Response.json({}));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(line.isUp()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(4);
});

it("looks once each time, however often the line comes and goes", async () => {
  for (const _ of [1, 2, 3]) {
    fetch.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(askWatching("/")).rejects.toThrow("Failed to fetch");
    fetch.mockResolvedValue(Response.json({}));
    await askWatching("/");
  }
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(askWatching("/")).rejects.toThrow("Failed to fetch");
  fetch.mockClear();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetch).toHaveBeenCalledOnce();
});
