import { type Connection, createConnection, createSession, watchedFetch } from "@katha/api";

interface BrowserEvents {
  /** The server says that the sign-in has ended. */
  onSignedOut: () => void;
  onServerReached: (isReached: boolean) => void;
}

export function connectBrowser({ onSignedOut, onServerReached }: BrowserEvents): Connection {
  return createConnection({
    session: createSession(() => localStorage),
    onSignedOut,
    fetch: watchedFetch(onServerReached),
  });
}
