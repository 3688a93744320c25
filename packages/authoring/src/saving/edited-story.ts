import type { StoryEntry } from "@katha/storygraph";
import type { EntryRules } from "../entry/entry-rules.ts";
import type { UnsavedStory } from "../unsaved/unsaved-story.ts";
import { selectEditor } from "../editor/selectors.ts";
import {
  editorClosed,
  editorOpened,
  entryChanged,
  savingChanged,
} from "../editor/story-editor-slice.ts";
import type { AuthoringStore } from "../state.ts";
import { savingFrom, type SavingState } from "./save-types.ts";
import type { SavedStory } from "./saved-story.ts";
import { basedOn, isUnsaved } from "./saving-steps.ts";

export interface EditedStoryOptions {
  /** The story's id in the store's `storyEditor`. */
  readonly id: string;
  readonly rules: EntryRules;
  readonly unsaved: UnsavedStory;
}

/** The story that is edited: in the store, and its unsaved words in the browser. */
export function editedStory(
  { dispatch, getState }: AuthoringStore,
  { id, rules, unsaved }: EditedStoryOptions,
  known: SavedStory,
) {
  const kept = unsaved.read();
  const first: StoryEntry = { ...known.entry, ...kept };
  const writtenOver = unsaved.version() ?? known.version;

  const editor = () => selectEditor(getState(), id);
  const entry = (): StoryEntry => editor()?.entry ?? first;
  const saving = (): SavingState => editor()?.saving ?? savingFrom(known);
  const put = (change: Partial<SavingState>) => void dispatch(savingChanged({ id, change }));
  const differs = () => isUnsaved(rules, saving(), entry());

  return {
    entry,
    saving,
    put,
    write: (change: Partial<StoryEntry>) => void dispatch(entryChanged({ id, change })),
    /** Whether the words are not those that were saved last. */
    differs,
    /** Keeps the words in the browser. */
    keep: (): void => {
      const { openBase, version, base, isKept: before } = saving();
      const over = openBase ?? { version, over: base?.sent };
      const isKept = unsaved.keep(entry(), over.version, over.over);
      if (isKept !== before) put({ isKept });
    },
    forget: unsaved.forget,
    /** Whether it was opened with words that the browser had kept. */
    isContinued: kept !== undefined,
    isOpen: () => editor() !== undefined,
    /** Returns whether the story was saved elsewhere since its kept words were written. */
    open: (): boolean => {
      dispatch(editorOpened({ id, entry: first, saving: savingFrom(known) }));
      if (kept === undefined) return false;
      // A draft will be saved with them in a moment.
      if (!known.isDraft) put({ isFromLastTime: differs() });
      if (writtenOver === known.version) return false;
      put(basedOn(first, unsaved.before(), writtenOver));
      return true;
    },
    close: () => void dispatch(editorClosed({ id })),
  };
}

export type EditedStory = ReturnType<typeof editedStory>;
