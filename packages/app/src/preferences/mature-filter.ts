import { browserStorage } from "@katha/api";
import type { AppThunk } from "../store/store.ts";
import { preferencesChanged } from "./preferences-slice.ts";

/** Leaves mature stories out of lists; at the next visit `first-paint.js` does so, and `first-paint.css` hides them. */
export const hideMature =
  (isHidden: boolean): AppThunk =>
  (dispatch) => {
    browserStorage.write("katha-mature", isHidden ? "hidden" : "veiled");
    const { dataset } = document.documentElement;
    if (isHidden) dataset["mature"] = "hidden";
    else delete dataset["mature"];
    dispatch(preferencesChanged({ hidesMature: isHidden }));
  };
