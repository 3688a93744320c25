// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDebouncedSearch } from "./useDebouncedSearch.ts";

const onSearch = vi.fn<(query: string) => void>();

function Asking({ query }: { query: string }) {
  useDebouncedSearch(query, (asked) => onSearch(asked));
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test("searches once, 300 ms after the last letter, for the whole text", () => {
  const { rerender } = render(<Asking query="l" />);
  vi.advanceTimersByTime(200);
  rerender(<Asking query="la" />);
  vi.advanceTimersByTime(299);
  rerender(<Asking query="la" />);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([["la"]]);
  vi.advanceTimersByTime(5_000);
  expect(onSearch).toHaveBeenCalledOnce();
});

test("does not search for blank text, or after unmounting", () => {
  const { rerender, unmount } = render(<Asking query="la" />);
  rerender(<Asking query="" />);
  vi.advanceTimersByTime(1_000);
  rerender(<Asking query="lamp" />);
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(onSearch).not.toHaveBeenCalled();
});
