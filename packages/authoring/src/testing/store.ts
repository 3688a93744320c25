import { combineSlices, configureStore } from "@reduxjs/toolkit";
import { deletedDraftsSlice } from "../drafts/deleted-drafts-slice.ts";
import { storyEditorSlice } from "../editor/story-editor-slice.ts";
import { suggestionsSlice } from "../suggestions/suggestions-slice.ts";

const reducer = combineSlices(deletedDraftsSlice, storyEditorSlice, suggestionsSlice);

export function authoringStore() {
  return configureStore({
    reducer,
    // Tests put thrown errors into the store.
    middleware: (standard) => standard({ serializableCheck: false, immutableCheck: false }),
  });
}
