// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testEntry } from "../testing/entries.ts";
import { authoringStore } from "../testing/store.ts";
import { selectEditor } from "./selectors.ts";
import { editorOpened, entryChanged } from "./story-editor-slice.ts";
import { keepEveryMs, watchWriting } from "./watch-writing.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function writing() {
  const store = authoringStore();
  store.dispatch(editorOpened({ id: "7", entry: testEntry, saving: null }));
  const kept: string[] = [];
  const title = () => selectEditor(store.getState(), "7")?.entry.title ?? "";
  const watch = watchWriting(store, "7", () => kept.push(title()));
  const write = (words: string) =>
    store.dispatch(entryChanged({ id: "7", change: { title: words } }));
  return { ...watch, kept, write };
}

it("keeps what is written a moment after the last word, and once", () => {
  const { kept, write, stop } = writing();
  write("R");
  vi.advanceTimersByTime(keepEveryMs - 1);
  write("Ra");
  vi.advanceTimersByTime(keepEveryMs - 1);
  expect(kept).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(kept).toEqual(["Ra"]);
  stop();
  expect(kept).toEqual(["Ra"]);
});

it("does not keep a discarded draft", () => {
  const { kept, write, discard, stop } = writing();
  write("Rain");
  discard();
  stop();
  vi.runAllTimers();
  expect(kept).toEqual([]);
});

it("keeps it at once when the browser's page goes, and when the form is closed", () => {
  const { kept, write, stop } = writing();
  write("Rain");
  window.dispatchEvent(new Event("pagehide"));
  expect(kept).toEqual(["Rain"]);
  write("Rains");
  stop();
  expect(kept).toEqual(["Rain", "Rains"]);
  vi.runAllTimers();
  expect(kept).toHaveLength(2);
});
