import { playSlice } from "@katha/api/play";
import { rootReducer } from "./store.ts";

// With the play page, so that no other page loads it.
rootReducer.inject(playSlice);
