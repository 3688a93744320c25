import { proofSlice } from "../second-factor/proof-slice.ts";
import { rootReducer } from "./store.ts";

// Imported by the frame of administration, so that no other page loads the slice.
rootReducer.inject(proofSlice);
