import { deletedDraftsSlice, storyEditorSlice, suggestionsSlice } from "@katha/authoring";
import { rootReducer } from "./store.ts";

// With the first page of an author, so that no other visitor loads them.
rootReducer.inject(deletedDraftsSlice);
rootReducer.inject(storyEditorSlice);
rootReducer.inject(suggestionsSlice);
