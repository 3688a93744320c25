// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://katha.test/home" }
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dwellMs, watchIntent } from "./prefetch.ts";

const prefetch = vi.fn<(path: string) => void>();
let stopped: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <article>
      <h3><a href="/game/7">A story</a></h3>
      <p data-line>Its line</p>
    </article>
    <a data-bar href="/profile?tab=1">Profile</a>
    <a data-out href="https://example.org/">Elsewhere</a>
    <p data-none>Nothing</p>`;
  stopped = new AbortController();
  watchIntent(document, prefetch, stopped.signal);
});
afterEach(() => {
  vi.useRealTimers();
  prefetch.mockReset();
  stopped.abort();
  document.body.innerHTML = "";
});

function fire(type: "pointerover" | "focusin" | "touchstart", where: string) {
  document.querySelector(where)?.dispatchEvent(new Event(type, { bubbles: true }));
}
const prefetched = () => [...new Set(prefetch.mock.calls.map(([path]) => path))];

it("prefetches the page of a card that the pointer rests on", () => {
  fire("pointerover", "[data-line]");
  expect(prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(dwellMs);
  expect(prefetched()).toEqual(["/game/7"]);
});

it("prefetches nothing for a pointer that only passes", () => {
  fire("pointerover", "[data-line]");
  fire("pointerover", "[data-none]");
  vi.advanceTimersByTime(dwellMs * 2);
  expect(prefetch).not.toHaveBeenCalled();
});

it("prefetches what has the focus, and at once what is touched", () => {
  fire("focusin", "[data-bar]");
  vi.advanceTimersByTime(dwellMs);
  expect(prefetched()).toEqual(["/profile?tab=1"]);
  fire("touchstart", "h3 a");
  expect(prefetched()).toEqual(["/profile?tab=1", "/game/7"]);
});

it("prefetches what has the focus, whatever scrolls under a resting pointer", () => {
  fire("focusin", "[data-bar]");
  fire("pointerover", "[data-none]");
  vi.advanceTimersByTime(dwellMs);
  expect(prefetched()).toEqual(["/profile?tab=1"]);
});

it("leaves other sites alone", () => {
  fire("touchstart", "[data-out]");
  expect(prefetch).not.toHaveBeenCalled();
});
