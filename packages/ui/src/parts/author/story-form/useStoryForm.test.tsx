// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { blankEntry } from "./story-entry.ts";
import type { StoryEntry } from "@katha/storygraph";
import { newStoryFaults } from "./story-faults.ts";
import { useStoryForm } from "./useStoryForm.ts";

test("what was typed while the story was loading is kept", () => {
  const { result, unmount } = renderHook(() =>
    useStoryForm({ initial: blankEntry, check: newStoryFaults }),
  );
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
      useStoryForm({ initial: blankEntry, entry, onEntryChange, check: newStoryFaults }),
    { initialProps: { entry: blankEntry } },
  );
  act(() => result.current.write("title", "Rain"));
  expect(onEntryChange.mock.calls).toEqual([[{ title: "Rain" }]]);
  expect(result.current.entry.title).toBe("");
  rerender({ entry: { ...blankEntry, title: "Rain, and more" } });
  expect(result.current.entry.title).toBe("Rain, and more");
});

test("each field says what the story's rules say of it", () => {
  const { result } = renderHook(() =>
    useStoryForm({
      initial: { ...blankEntry, coverImageUrl: "cover.png", possibleEndings: "0" },
      check: newStoryFaults,
    }),
  );
  const said = (field: "coverImageUrl" | "possibleEndings" | "storyCardsCount") =>
    result.current.text(field).validate();
  expect(said("coverImageUrl")).toBe("Cover image must be a URL");
  expect(said("possibleEndings")).toBe("This must be at least 1.");
  expect(said("storyCardsCount")).toBeUndefined();
});
