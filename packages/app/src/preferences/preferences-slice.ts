import type { ThemeChoice } from "@katha/ui";
import { type PayloadAction, createSlice } from "@reduxjs/toolkit";

interface PreferencesState {
  readonly language: string;
  /** The one that was asked for last; its catalogue may still be on its way. */
  readonly wanted: string;
  readonly theme: ThemeChoice;
  /** Mature stories are left out of lists. */
  readonly hidesMature: boolean;
}

const initialState: PreferencesState = {
  language: "en",
  wanted: "en",
  theme: "system",
  hidesMature: false,
};

export const preferencesSlice = createSlice({
  name: "preferences",
  initialState,
  reducers: {
    preferencesChanged: (state, { payload }: PayloadAction<Partial<PreferencesState>>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: {
    selectLanguage: ({ language }) => language,
    selectTheme: ({ theme }) => theme,
    selectHidesMature: ({ hidesMature }) => hidesMature,
  },
});

export const { preferencesChanged } = preferencesSlice.actions;
export const { selectHidesMature, selectLanguage, selectTheme } = preferencesSlice.selectors;
