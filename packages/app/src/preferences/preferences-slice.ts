import type { ThemeChoice } from "@katha/ui";
import { type PayloadAction, createSlice } from "@reduxjs/toolkit";

export interface PreferencesState {
  readonly language: string;
  readonly theme: ThemeChoice;
}

const initialState: PreferencesState = { language: "en", theme: "dark" };

export const preferencesSlice = createSlice({
  name: "preferences",
  initialState,
  reducers: {
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

export const { languageChanged, themeChanged } = preferencesSlice.actions;
export const { selectLanguage, selectTheme } = preferencesSlice.selectors;
