import { type PayloadAction, createSlice } from "@reduxjs/toolkit";

interface OfflineState {
  /** According to the last call: `navigator.onLine` only knows about the device's own connection. */
  readonly isServerReached: boolean;
  /** A newer version of the app has been fetched, and is waiting to be activated. */
  readonly isUpdateWaiting: boolean;
}

const initialState: OfflineState = { isServerReached: true, isUpdateWaiting: false };

export const offlineSlice = createSlice({
  name: "offline",
  initialState,
  reducers: {
    serverReached(state, { payload }: PayloadAction<boolean>) {
      state.isServerReached = payload;
    },
    updateWaiting(state, { payload }: PayloadAction<boolean>) {
      state.isUpdateWaiting = payload;
    },
  },
  selectors: {
    selectIsServerReached: ({ isServerReached }) => isServerReached,
    selectIsUpdateWaiting: ({ isUpdateWaiting }) => isUpdateWaiting,
  },
});

export const { serverReached, updateWaiting } = offlineSlice.actions;
export const { selectIsServerReached, selectIsUpdateWaiting } = offlineSlice.selectors;
