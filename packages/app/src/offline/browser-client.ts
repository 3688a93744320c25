import { isAlong } from "../along/kept.ts";
import { base } from "../routes/base.ts";
import { type ApiClient, createApiClient, createSignInStore, watchedFetch } from "@katha/api";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import type { AppStore } from "../store/store.ts";
import { serverReached } from "./offline-slice.ts";

interface BrowserEvents {
  /** The server says that the sign-in has ended. */
  onSignedOut: () => void;
  onServerReached: (isReached: boolean) => void;
}

interface BrowserClient {
  readonly client: ApiClient;
  /** The store and the router are made with the client; what they do at its events is added then. */
  readonly listen: (events: Partial<BrowserEvents>) => void;
}

export function createBrowserClient(): BrowserClient {
  const listeners: Partial<BrowserEvents> = {};
  return {
    client: createApiClient({
      origin: base,
      signInStore: createSignInStore(() => localStorage),
      onSignedOut: () => listeners.onSignedOut?.(),
      fetch: watchedFetch((isReached) => listeners.onServerReached?.(isReached), base),
      devicePlay: async (client, session) => {
        if (!isAlong(session)) return null;
        const device = await import("../along/device-play.ts").catch(() => null);
        return device && device.playOnDevice(client, session);
      },
    }),
    listen: (events) => void Object.assign(listeners, events),
  };
}

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
