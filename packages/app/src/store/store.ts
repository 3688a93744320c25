import { type ApiClient, type StoreExtra, api, viewerSlice } from "@katha/api";
import type { deletedDraftsSlice, storyEditorSlice, suggestionsSlice } from "@katha/authoring";
import {
  type ThunkAction,
  type UnknownAction,
  type WithSlice,
  combineSlices,
  configureStore,
} from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { offlineSlice } from "../offline/offline-slice.ts";
import { noticesSlice } from "../notices/notices-slice.ts";
import type { playSlice } from "@katha/api/play";
import type { proofSlice } from "../second-factor/proof-slice.ts";
import { preferencesSlice } from "../preferences/preferences-slice.ts";

type LazySlices = WithSlice<typeof deletedDraftsSlice> &
  WithSlice<typeof proofSlice> &
  WithSlice<typeof playSlice> &
  WithSlice<typeof storyEditorSlice> &
  WithSlice<typeof suggestionsSlice>;

/** Pages with their own state inject their slices when their code loads. */
export const rootReducer = combineSlices(
  api,
  offlineSlice,
  noticesSlice,
  preferencesSlice,
  viewerSlice,
).withLazyLoadedSlices<LazySlices>();

/** Left out of Redux Toolkit's development checks: a story may have thousands of scenes. */
const largeSlices = ["play", "storyEditor"];

export function createStore(client: ApiClient) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: { client } satisfies StoreExtra },
        immutableCheck: { ignoredPaths: largeSlices },
        serializableCheck: { ignoredPaths: largeSlices },
      }).concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];
export type AppThunk<Result = void> = ThunkAction<Result, AppState, StoreExtra, UnknownAction>;
