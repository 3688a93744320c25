import { playSlice } from "../pages/play/session/play-slice.ts";
import { rootReducer } from "./store.ts";

// With the play page, so that no other page loads it.
rootReducer.inject(playSlice);
