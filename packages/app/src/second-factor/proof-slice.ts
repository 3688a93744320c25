import { api, secondFactorNeeded } from "@katha/api";
import { createSlice } from "@reduxjs/toolkit";

/** The server has refused a call until a second factor is proved. */
const initialState = { isNeeded: false };

export const proofSlice = createSlice({
  name: "proof",
  initialState,
  reducers: {
    /** Proved, or postponed until the server refuses the next call. */
    proofSettled: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(secondFactorNeeded, () => ({ isNeeded: true }));
    // Somebody else is signed in.
    builder.addCase(api.util.resetApiState, () => initialState);
  },
});

export const { proofSettled } = proofSlice.actions;
