import type { ThunkAction, UnknownAction } from "@reduxjs/toolkit";
import type { User } from "../contract/account/users.ts";
import type { StoreExtra } from "../http/base-query.ts";
import { sessionChanged, sessionStateOf } from "./session-slice.ts";

/** Session thunks need no state: the browser's storage is the source. */
type SessionThunk<Result = void> = ThunkAction<Result, unknown, StoreExtra, UnknownAction>;

/** Where to go after signing in. */
export const rememberPath =
  (path: string): SessionThunk =>
  (_dispatch, _getState, { connection }) =>
    connection.session.rememberPath(path);

export const takeRememberedPath =
  (): SessionThunk<string | null> =>
  (_dispatch, _getState, { connection }) =>
    connection.session.takePath();

/** A link that carried the sign-in itself, which lasts as long as its token. */
export const signInByToken =
  (token: string): SessionThunk =>
  (_dispatch, _getState, { connection }) =>
    connection.session.signIn({ access_token: token, refresh_token: "" }, null);

export const markAdmin =
  (): SessionThunk =>
  (dispatch, _getState, { connection }) => {
    connection.session.markAdmin();
    dispatch(sessionChanged(sessionStateOf(connection.session)));
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
