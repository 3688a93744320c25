import { type Connection, createConnection, createSignInStore, watchedFetch } from "@katha/api";

interface BrowserEvents {
  /** The server says that the sign-in has ended. */
  onSignedOut: () => void;
  onServerReached: (isReached: boolean) => void;
}

export function connectBrowser({ onSignedOut, onServerReached }: BrowserEvents): Connection {
  return createConnection({
    signInStore: createSignInStore(() => localStorage),
    onSignedOut,
    fetch: watchedFetch(onServerReached),
  });
}
