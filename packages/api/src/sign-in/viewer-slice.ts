import type { User } from "../shapes/made/account/users.ts";
import type { SignInStore } from "./sign-in-store.ts";
import { type PayloadAction, createSlice } from "@reduxjs/toolkit";

/** Who a page is shown to. */
export interface Viewer {
  readonly isSignedIn: boolean;
  /** Null for a guest, and until the user of a token has been loaded. */
  readonly user: User | null;
  /** The local flag that opens the pages of administration; what the server answers there goes by the role. */
  readonly isAdmin: boolean;
}

const guest: Viewer = { isSignedIn: false, user: null, isAdmin: false };

/** Who is signed in: a copy of the browser's storage, where tabs share it. */
export const viewerSlice = createSlice({
  name: "viewer",
  initialState: guest,
  reducers: {
    // The same guest again must not render the page again.
    viewerChanged: (state, { payload }: PayloadAction<Viewer>) =>
      !state.isSignedIn && !payload.isSignedIn ? state : payload,
  },
  selectors: { selectViewer: (state) => state },
});

export const { viewerChanged } = viewerSlice.actions;

// Typed by hand: the inferred type would name a package internal to Redux Toolkit.
export const selectViewer: (state: { readonly viewer: Viewer }) => Viewer =
  viewerSlice.selectors.selectViewer;

export function viewerOf(signInStore: SignInStore): Viewer {
  const user = signInStore.readUser();
  return {
    isSignedIn: user !== null || signInStore.readTokens() !== null,
    user,
    isAdmin: signInStore.readIsAdmin(),
  };
}
