import { browserStorage } from "@katha/api";
import { type ThemeChoice, applyTheme, chooseTheme, storedTheme } from "@katha/ui";
import type { AppStore, AppThunk } from "../store/store.ts";
import { preferencesChanged } from "./preferences-slice.ts";

const storage = { getItem: browserStorage.read, setItem: browserStorage.write };

/** Takes the theme from the browser's storage, and follows changes in other tabs. */
export function followTheme({ dispatch }: AppStore): void {
  dispatch(preferencesChanged({ theme: storedTheme(storage) }));
  addEventListener("storage", () => {
    const theme = storedTheme(storage);
    applyTheme(theme);
    dispatch(preferencesChanged({ theme }));
  });
}

export const chooseAndKeepTheme =
  (choice: ThemeChoice): AppThunk =>
  (dispatch) => {
    chooseTheme(choice, document.documentElement, storage);
    dispatch(preferencesChanged({ theme: choice }));
  };
