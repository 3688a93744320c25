import { nanoid } from "@reduxjs/toolkit";
import { useLayoutEffect, useRef, useState } from "react";
import type { StoryEntry } from "@katha/storygraph";
import { useAuthoringSelector, useAuthoringStore } from "../state.ts";
import { selectEditor } from "./selectors.ts";
import { editorClosed, editorOpened, type StoryEditor } from "./story-editor-slice.ts";
import { watchWriting } from "./watch-writing.ts";

export interface OpenedStory {
  readonly id: string;
  readonly editor: StoryEditor;
  /** Stores unsaved words at once. */
  readonly flush: () => void;
  /** Drops the latest unsaved words. */
  readonly discard: () => void;
}

/**
 * A story in the store for a page that saves only when its form is submitted; undefined before it is opened.
 * `onWritten` is called after a short pause in typing, and when the page goes away.
 */
export function useStoryEditor(
  first: StoryEntry | undefined,
  onWritten: (entry: StoryEntry) => void,
): OpenedStory | undefined {
  const store = useAuthoringStore();
  const [id] = useState(nanoid);
  const keep = useRef(onWritten);
  useLayoutEffect(() => {
    keep.current = onWritten;
  });
  const begin = useRef(first);
  begin.current ??= first;
  const writing = useRef<ReturnType<typeof watchWriting>>(null);
  const isReady = first !== undefined;
  useLayoutEffect(() => {
    const entry = begin.current;
    if (!isReady || entry === undefined) return undefined;
    store.dispatch(editorOpened({ id, entry, saving: null }));
    const own = watchWriting(store, id, () => {
      const written = selectEditor(store.getState(), id)?.entry;
      if (written) keep.current(written);
    });
    writing.current = own;
    return () => {
      own.stop();
      store.dispatch(editorClosed({ id }));
    };
  }, [store, id, isReady]);
  const editor = useAuthoringSelector((state) => selectEditor(state, id));
  if (editor === undefined) return undefined;
  return {
    id,
    editor,
    flush: () => writing.current?.flush(),
    discard: () => writing.current?.discard(),
  };
}
