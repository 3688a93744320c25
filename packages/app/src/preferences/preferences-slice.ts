import type { ThemeChoice } from "@katha/ui";
import { type PayloadAction, createSlice } from "@reduxjs/toolkit";

export interface PreferencesState {
  readonly language: string;
  /** The one that was asked for last; its catalogue may still be on its way. */
  readonly wanted: string;
  readonly theme: ThemeChoice;
}

const initialState: PreferencesState = { language: "en", wanted: "en", theme: "dark" };

export const preferencesSlice = createSlice({
  name: "preferences",
  initialState,
  reducers: {
    languageWanted(state, { payload }: PayloadAction<string>) {
      state.wanted = payload;
    },
    languageChanged(state, { payload }: PayloadAction<string>) {
      state.language = payload;
    },
    themeChanged(state, { payload }: PayloadAction<ThemeChoice>) {
      state.theme = payload;
    },
  },
  selectors: {
    selectLanguage: ({ language }) => language,
    selectTheme: ({ theme }) => theme,
  },
});

export const { languageChanged, languageWanted, themeChanged } = preferencesSlice.actions;
export const { selectLanguage, selectTheme } = preferencesSlice.selectors;
