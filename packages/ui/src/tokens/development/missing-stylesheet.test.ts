// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellOfMissingStylesheet } from "./missing-stylesheet.ts";

const warn = vi.fn<(words: string) => void>();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, "warn").mockImplementation(warn);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("style");
});

test("a missing stylesheet is reported once it has had time to load", () => {
  tellOfMissingStylesheet();
  expect(warn).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '@katha/ui: the page has no stylesheet of ours. Import "@katha/ui/katha.css" once, or link it.',
  );
});

test("a stylesheet that loads after the script is not reported", () => {
  tellOfMissingStylesheet();
  document.documentElement.style.setProperty("--k-ink", "black");
  vi.runAllTimers();
  expect(warn).not.toHaveBeenCalled();
});
