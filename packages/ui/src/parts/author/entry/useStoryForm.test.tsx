// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blankEntry } from "./storyEntry.ts";
import type { StoryEntry } from "./storyEntry.ts";
import { draftEveryMs, useStoryForm } from "./useStoryForm.ts";

const onDraft = vi.fn<(entry: StoryEntry) => void>();
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
      onDraft,
    }),
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onDraft.mockReset();
  onValid.mockReset();
});

test("whoever waited before writing loses nothing that was written meanwhile", () => {
  const { result, unmount } = form();
  const { write } = result.current;
  act(() => result.current.write("title", "Rain"));
  act(() => write("tagline", "At last."));
  expect(result.current.entry).toMatchObject({ title: "Rain", tagline: "At last." });
  unmount();
});

test("what is written is kept a moment after the last word, and once", () => {
  const { result } = form();
  act(() => result.current.write("title", "R"));
  vi.advanceTimersByTime(draftEveryMs - 1);
  act(() => result.current.write("title", "Ra"));
  vi.advanceTimersByTime(draftEveryMs - 1);
  expect(onDraft).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDraft.mock.calls).toEqual([[{ ...blankEntry, title: "Ra" }]]);
});

test("it is kept at once when the page goes, and when the form does", () => {
  const { result, unmount } = form();
  act(() => result.current.write("title", "Rain"));
  window.dispatchEvent(new Event("pagehide"));
  expect(onDraft).toHaveBeenCalledOnce();
  act(() => result.current.write("title", "Rains"));
  unmount();
  expect(onDraft).toHaveBeenLastCalledWith({ ...blankEntry, title: "Rains" });
});

test("nothing is kept after it was sent", () => {
  const { result, unmount } = form();
  act(() => result.current.write("title", "Rain"));
  act(() => result.current.submit());
  expect(onValid).toHaveBeenCalledOnce();
  expect(onDraft).toHaveBeenCalledOnce();
  expect(onDraft.mock.invocationCallOrder[0]).toBeLessThan(
    onValid.mock.invocationCallOrder[0] ?? 0,
  );
  unmount();
  vi.runAllTimers();
  expect(onDraft).toHaveBeenCalledOnce();
});

test("what was put away is not kept", () => {
  const { result, unmount } = form();
  act(() => result.current.write("title", "Rain"));
  act(() => result.current.replace(blankEntry));
  unmount();
  expect(onDraft).not.toHaveBeenCalled();
});

test("a fault goes when its field is written in", () => {
  const { result } = form();
  act(() => result.current.submit());
  expect(result.current.faults).toEqual([{ field: "title", message: "Title is required" }]);
  act(() => result.current.write("title", "R"));
  expect(result.current.faults).toEqual([]);
  expect(onValid).not.toHaveBeenCalled();
});
