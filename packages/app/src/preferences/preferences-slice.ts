import type { ThemeChoice } from "@katha/ui";
import { type PayloadAction, createSlice } from "@reduxjs/toolkit";
import type { InterfaceLanguage } from "./language.ts";

export interface PreferencesState {
  readonly language: InterfaceLanguage;
  readonly theme: ThemeChoice;
}

const initialState: PreferencesState = { language: "en", theme: "dark" };

export const preferencesSlice = createSlice({
  name: "preferences",
  initialState,
  reducers: {
    languageChanged(state, { payload }: PayloadAction<InterfaceLanguage>) {
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
