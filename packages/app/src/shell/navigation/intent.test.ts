// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://katha.test/home" }
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dwellMs, followSigns } from "./intent.ts";

const prepare = vi.fn<(path: string) => void>();

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
  followSigns(document, prepare);
});
afterEach(() => {
  vi.useRealTimers();
  prepare.mockReset();
  // The watch lives as long as its page; here the next test has a page of its own.
  document.body.innerHTML = "";
});

function sign(type: "pointerover" | "focusin" | "touchstart", where: string) {
  document.querySelector(where)?.dispatchEvent(new Event(type, { bubbles: true }));
}
const prepared = () => [...new Set(prepare.mock.calls.map(([path]) => path))];

it("prepares the page of a card that the pointer rests on", () => {
  sign("pointerover", "[data-line]");
  expect(prepare).not.toHaveBeenCalled();
  vi.advanceTimersByTime(dwellMs);
  expect(prepared()).toEqual(["/game/7"]);
});

it("prepares nothing for a pointer on its way", () => {
  sign("pointerover", "[data-line]");
  sign("pointerover", "[data-none]");
  vi.advanceTimersByTime(dwellMs * 2);
  expect(prepare).not.toHaveBeenCalled();
});

it("prepares what the keyboard has come to, and at once what a finger touches", () => {
  sign("focusin", "[data-bar]");
  vi.advanceTimersByTime(dwellMs);
  expect(prepared()).toEqual(["/profile?tab=1"]);
  sign("touchstart", "h3 a");
  expect(prepared()).toEqual(["/profile?tab=1", "/game/7"]);
});

it("goes on to what the keyboard has come to, whatever comes under a pointer at rest", () => {
  sign("focusin", "[data-bar]");
  sign("pointerover", "[data-none]");
  vi.advanceTimersByTime(dwellMs);
  expect(prepared()).toEqual(["/profile?tab=1"]);
});

it("leaves other sites alone", () => {
  sign("touchstart", "[data-out]");
  expect(prepare).not.toHaveBeenCalled();
});
