import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { batchedText } from "./batched-text.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("hands over what arrives within a frame at once, by entry", () => {
  const onBatch = vi.fn<Parameters<typeof batchedText>[0]>();
  const { append } = batchedText(onBatch);
  append("a", "The door ");
  append("b", "Dusk.");
  append("a", "opens.");
  expect(onBatch).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onBatch.mock.calls).toEqual([[{ a: "The door opens.", b: "Dusk." }]]);
  append("a", " A lamp.");
  vi.runAllTimers();
  expect(onBatch).toHaveBeenLastCalledWith({ a: " A lamp." });
});

it("hands over the rest when asked to, and nothing after it", () => {
  const onBatch = vi.fn<Parameters<typeof batchedText>[0]>();
  const { append, flush } = batchedText(onBatch);
  append("a", "The end.");
  flush();
  flush();
  vi.runAllTimers();
  expect(onBatch.mock.calls).toEqual([[{ a: "The end." }]]);
});
