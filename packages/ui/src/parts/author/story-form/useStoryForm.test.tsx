// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { blankEntry } from "./story-entry.ts";
import type { StoryEntry } from "@katha/storygraph";
import { useStoryForm } from "./useStoryForm.ts";

const onValid = vi.fn<(entry: StoryEntry) => void>();

function form() {
  return renderHook(() =>
    useStoryForm({
      summary: createRef(),
      initial: blankEntry,
      fields: ["title"],
      check: ({ title }) => (title === "" ? { title: { key: "fault.titleRequired" } } : {}),
      busy: false,
      onValid,
    }),
  );
}

afterEach(() => {
  onValid.mockReset();
});

test("what was typed while the story was loading is kept", () => {
  const { result, unmount } = form();
  const { write } = result.current;
  act(() => result.current.write("title", "Rain"));
  act(() => write("tagline", "At last."));
  expect(result.current.entry).toMatchObject({ title: "Rain", tagline: "At last." });
  unmount();
});

test("a controlling parent gets the changes and decides what the form shows", () => {
  const onEntryChange = vi.fn<(change: Partial<StoryEntry>) => void>();
  const { result, rerender } = renderHook(
    ({ entry }) =>
      useStoryForm({
        summary: createRef(),
        initial: blankEntry,
        entry,
        onEntryChange,
        fields: [],
        check: () => ({}),
        busy: false,
        onValid,
      }),
    { initialProps: { entry: blankEntry } },
  );
  act(() => result.current.write("title", "Rain"));
  expect(onEntryChange.mock.calls).toEqual([[{ title: "Rain" }]]);
  expect(result.current.entry.title).toBe("");
  rerender({ entry: { ...blankEntry, title: "Rain, and more" } });
  expect(result.current.entry.title).toBe("Rain, and more");
  act(() => result.current.submit());
  expect(onValid).toHaveBeenLastCalledWith({ ...blankEntry, title: "Rain, and more" });
});

test("the server's errors of two fields are both gone when the fields are changed together", () => {
  const answered = { title: "This title is taken.", tagline: "This tagline is too long." };
  const { result } = renderHook(() =>
    useStoryForm({
      summary: createRef(),
      initial: blankEntry,
      fields: ["title", "tagline"],
      check: () => ({}),
      answered,
      busy: false,
      onValid,
    }),
  );
  expect(result.current.faults).toHaveLength(2);
  const { write } = result.current;
  act(() => write("title", "Rain"));
  act(() => write("tagline", "At last."));
  expect(result.current.faults).toEqual([]);
});

test("an error disappears when its field is changed", () => {
  const { result } = form();
  act(() => result.current.submit());
  expect(result.current.faults).toEqual([{ field: "title", message: "Title is required" }]);
  act(() => result.current.write("title", "R"));
  expect(result.current.faults).toEqual([]);
  expect(onValid).not.toHaveBeenCalled();
});
