import type { User } from "../contract/account/users.ts";
import type { Session } from "./session.ts";
import { type PayloadAction, createSlice } from "@reduxjs/toolkit";

export interface SessionState {
  readonly isSignedIn: boolean;
  /** Null for a guest, and until the user of a token has been loaded. */
  readonly user: User | null;
}

const guest: SessionState = { isSignedIn: false, user: null };

/** Who is signed in: a copy of the browser's storage, where tabs share it. */
export const sessionSlice = createSlice({
  name: "session",
  initialState: guest,
  reducers: {
    sessionChanged: (_state, { payload }: PayloadAction<SessionState>) => payload,
  },
  selectors: { selectSession: (state) => state },
});

export const { sessionChanged } = sessionSlice.actions;

// Typed by hand: the inferred type would name a package internal to Redux Toolkit.
export const selectSession: (state: { readonly session: SessionState }) => SessionState =
  sessionSlice.selectors.selectSession;

export function sessionStateOf(session: Session): SessionState {
  const user = session.readUser();
  return { isSignedIn: user !== null || session.readTokens() !== null, user };
}
