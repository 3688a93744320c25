import { setupListeners } from "@reduxjs/toolkit/query/react";
import type { AppStore } from "../store/store.ts";
import type { BrowserClient } from "./browser-client.ts";
import { serverReached } from "./offline-slice.ts";

/** Keeps in the store whether the server is reached. */
export function followServer({ dispatch }: AppStore, listen: BrowserClient["listen"]): void {
  setupListeners(dispatch, (_dispatch, { onOnline }) => {
    listen({
      onServerReached: (isReached) => {
        dispatch(serverReached(isReached));
        // A server that is back is like a network that is back: queries are fetched again.
        if (isReached) dispatch(onOnline());
      },
    });
    return () => {};
  });
}
