// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchFinder } from "./SearchFinder.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("only spaces start no search, however long they stand", () => {
  const onSearch = vi.fn<(query: string) => void>();
  const written = (query: string) => (
    <SearchFinder
      query={query}
      onQueryChange={() => {}}
      onSearch={onSearch}
      writing={false}
      entered={false}
    />
  );
  const { rerender } = render(written("   "));
  act(() => void vi.advanceTimersByTime(5_000));
  expect(onSearch).not.toHaveBeenCalled();
  rerender(written("  lamp "));
  act(() => void vi.advanceTimersByTime(5_000));
  expect(onSearch.mock.calls).toEqual([["lamp"]]);
});
