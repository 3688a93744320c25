import type { ThunkAction, UnknownAction } from "@reduxjs/toolkit";
import type { User } from "../contract/account/users.ts";
import type { StoreExtra } from "../http/base-query.ts";
import { sessionStateOf } from "./session-slice.ts";

/** These thunks need no state: the browser's storage is the source of truth. */
type SessionThunk<Result = void> = ThunkAction<Result, unknown, StoreExtra, UnknownAction>;

/** Remembers where to go after signing in. */
export const rememberPath =
  (path: string): SessionThunk =>
  (_dispatch, _getState, { connection }) =>
    connection.session.rememberPath(path);

export const takeRememberedPath =
  (): SessionThunk<string | null> =>
  (_dispatch, _getState, { connection }) =>
    connection.session.takePath();

/**
 * Signs in with the token of a link, for as long as the token lasts. Returns false, and does nothing, if somebody is
 * signed in: anyone can send such a link, and it must not change whose account this is.
 */
export const signInByToken =
  (token: string): SessionThunk<boolean> =>
  (_dispatch, _getState, { connection: { session } }) => {
    if (sessionStateOf(session).isSignedIn) return false;
    session.signIn({ access_token: token, refresh_token: "" }, null);
    return true;
  };

export const updateUser =
  (user: User): SessionThunk =>
  (_dispatch, _getState, { connection }) =>
    connection.session.writeUser(user);

export const markVerified =
  (): SessionThunk =>
  (_dispatch, _getState, { connection: { session } }) => {
    const user = session.readUser();
    if (user) session.writeUser({ ...user, is_verified: true });
  };

export const clearSession =
  (): SessionThunk =>
  (_dispatch, _getState, { connection }) =>
    connection.session.clear();
