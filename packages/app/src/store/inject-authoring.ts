import { deletedDraftsSlice, storyEditorSlice, suggestionsSlice } from "@katha/authoring";
import { rootReducer } from "./store.ts";

// Imported by the author's pages, so that no other visitor loads the slices.
rootReducer.inject(deletedDraftsSlice);
rootReducer.inject(storyEditorSlice);
rootReducer.inject(suggestionsSlice);
