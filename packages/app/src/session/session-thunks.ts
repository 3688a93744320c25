import type { User } from "@katha/api";
import type { AppThunk } from "../store/store.ts";
import { sessionChanged, stateOf } from "./session-slice.ts";

/** Where to go after signing in. */
export const rememberPath =
  (path: string): AppThunk =>
  (_dispatch, _getState, { connection }) =>
    connection.session.rememberPath(path);

export const takeRememberedPath =
  (): AppThunk<string | null> =>
  (_dispatch, _getState, { connection }) =>
    connection.session.takePath();

/** A link that carried the sign-in itself. */
export const signInByToken =
  (token: string): AppThunk =>
  (_dispatch, _getState, { connection }) =>
    connection.session.signIn({ access_token: token, refresh_token: "" }, null);

export const markAdmin =
  (): AppThunk =>
  (dispatch, _getState, { connection }) => {
    connection.session.markAdmin();
    dispatch(sessionChanged(stateOf(connection.session)));
  };

export const updateUser =
  (user: User): AppThunk =>
  (_dispatch, _getState, { connection }) =>
    connection.session.writeUser(user);

export const markVerified =
  (): AppThunk =>
  (_dispatch, _getState, { connection: { session } }) => {
    const user = session.readUser();
    if (user) session.writeUser({ ...user, is_verified: true });
  };

export const clearSession =
  (): AppThunk =>
  (_dispatch, _getState, { connection }) =>
    connection.session.clear();
