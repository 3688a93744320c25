import { alongFetch } from "../along/along-fetch.ts";
import { base } from "../routes/base.ts";
import { type ApiClient, createApiClient, createSignInStore, watchedFetch } from "@katha/api";

interface BrowserEvents {
  /** The server says that the sign-in has ended. */
  onSignedOut: () => void;
  onServerReached: (isReached: boolean) => void;
}

export interface BrowserClient {
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
      fetch: alongFetch(watchedFetch((isReached) => listeners.onServerReached?.(isReached), base)),
    }),
    listen: (events) => void Object.assign(listeners, events),
  };
}
