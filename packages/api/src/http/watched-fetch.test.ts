import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchedFetch } from "./watched-fetch.ts";

const fetch = vi.fn<typeof globalThis.fetch>();
let isReached = true;
let ask: typeof globalThis.fetch;

beforeEach(() => {
  vi.useFakeTimers();
  isReached = true;
  ask = watchedFetch((now) => {
    isReached = now;
  });
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => {
  fetch.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("is down when a call cannot be sent, and the caller is told so too", async () => {
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(ask("/")).rejects.toThrow("Failed to fetch");
  expect(isReached).toBe(false);
});

it("is down when an answer is an offline copy, and up again with the first real answer", async () => {
  fetch.mockResolvedValue(Response.json({}, { headers: { "x-katha-kept": "" } }));
  await ask("/");
  expect(isReached).toBe(false);
  fetch.mockResolvedValue(Response.json({}, { status: 503 }));
  await ask("/");
  expect(isReached).toBe(true);
});

it("does not take an aborted call for a lost server", async () => {
  fetch.mockRejectedValue(new DOMException("Stopped", "AbortError"));
  await expect(ask("/")).rejects.toThrow("Stopped");
  expect(isReached).toBe(true);
});

it("polls until the server is back, and then stops", async () => {
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(ask("/")).rejects.toThrow("Failed to fetch");
  await vi.advanceTimersByTimeAsync(11_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(isReached).toBe(false);
  fetch.mockResolvedValue(Response.json({}));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isReached).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(4);
});

it("has a single poll running, however often the server comes and goes", async () => {
  for (const _ of [1, 2, 3]) {
    fetch.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(ask("/")).rejects.toThrow("Failed to fetch");
    fetch.mockResolvedValue(Response.json({}));
    await ask("/");
  }
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(ask("/")).rejects.toThrow("Failed to fetch");
  fetch.mockClear();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetch).toHaveBeenCalledOnce();
});

it("polls the client's origin, not the page's", async () => {
  ask = watchedFetch(() => {}, "https://stories.example");
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(ask("https://stories.example/api/v1/stories/")).rejects.toThrow("Failed to fetch");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetch).toHaveBeenLastCalledWith("https://stories.example/healthz", expect.anything());
});
