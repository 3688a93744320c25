import { setupListeners } from "@reduxjs/toolkit/query/react";
import type { AppStore } from "../store/store.ts";
import { serverReached } from "./offline-slice.ts";

/** Returns what notes in the store whether the server is reached. */
export function followServer({ dispatch }: AppStore): (isReached: boolean) => void {
  let refetchQueries: () => void;
  setupListeners(dispatch, (_dispatch, { onOnline }) => {
    refetchQueries = () => dispatch(onOnline());
    return () => {};
  });
  return (isReached) => {
    dispatch(serverReached(isReached));
    // A server that is back is like a network that is back: queries are fetched again.
    if (isReached) refetchQueries();
  };
}
