// @vitest-environment happy-dom
import { normalise } from "@katha/storygraph";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLint } from "./useLint.ts";

const family = { rating: "family" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const graphTo = (target: string) =>
  normalise({ nodes: { a: { text: "A", choices: [{ text: "On", target }] }, b: { text: "B" } } });
const [whole, broken] = [graphTo("b"), graphTo("nowhere")];

it("looks when nothing was written for a moment, and leaves an open list in its place until it is closed", () => {
  const shown = renderHook(({ graph }) => useLint(graph, family), {
    initialProps: { graph: whole },
  });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  pass(0);
  expect(shown.result.current).toEqual([]);

  const field = document.createElement("input");
  field.setAttribute("aria-haspopup", "listbox");
  field.setAttribute("aria-expanded", "true");
  document.body.append(field);
  shown.rerender({ graph: broken });
  pass(2_000);
  expect(shown.result.current).toEqual([]);
  field.setAttribute("aria-expanded", "false");
  pass(400);
  expect(shown.result.current?.map(({ code }) => code)).toContain("broken_link");
});
