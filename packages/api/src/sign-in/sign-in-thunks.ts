import type { ThunkAction, UnknownAction } from "@reduxjs/toolkit";
import type { User } from "../shapes/made/account/users.ts";
import type { StoreExtra } from "../http/base-query.ts";
import { viewerOf } from "./viewer-slice.ts";

/** These thunks need no state: the browser's storage is the source of truth. */
type SignInThunk<Result = void> = ThunkAction<Result, unknown, StoreExtra, UnknownAction>;

/** Remembers where to go after signing in. */
export const rememberPath =
  (path: string): SignInThunk =>
  (_dispatch, _getState, { client }) =>
    client.signInStore.rememberPath(path);

export const takeRememberedPath =
  (): SignInThunk<string | null> =>
  (_dispatch, _getState, { client }) =>
    client.signInStore.takePath();

/**
 * Signs in with the token of a link, for as long as the token lasts. Returns false, and does nothing, if somebody is
 * signed in: anyone can send such a link, and it must not change whose account this is.
 */
export const signInByToken =
  (token: string): SignInThunk<boolean> =>
  (_dispatch, _getState, { client: { signInStore } }) => {
    if (viewerOf(signInStore).isSignedIn) return false;
    signInStore.signIn({ accessToken: token, refreshToken: "" }, null);
    return true;
  };

export const markAdmin =
  (): SignInThunk =>
  (_dispatch, _getState, { client }) =>
    client.signInStore.markAdmin();

export const updateUser =
  (user: User): SignInThunk =>
  (_dispatch, _getState, { client }) =>
    client.signInStore.writeUser(user);

export const markVerified =
  (): SignInThunk =>
  (_dispatch, _getState, { client: { signInStore } }) => {
    const user = signInStore.readUser();
    if (user) signInStore.writeUser({ ...user, isVerified: true });
  };

export const clearSignIn =
  (): SignInThunk =>
  (_dispatch, _getState, { client }) =>
    client.signInStore.clear();
