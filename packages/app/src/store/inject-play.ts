import { playSlice } from "@katha/api/play";
import { rootReducer } from "./store.ts";

// Imported by the play page, so that no other page loads the slice.
rootReducer.inject(playSlice);
