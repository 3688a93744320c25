import { type ApiClient, createApiClient, createSignInStore, watchedFetch } from "@katha/api";

interface BrowserEvents {
  /** The server says that the sign-in has ended. */
  onSignedOut: () => void;
  onServerReached: (isReached: boolean) => void;
}

export function createBrowserClient({ onSignedOut, onServerReached }: BrowserEvents): ApiClient {
  return createApiClient({
    signInStore: createSignInStore(() => localStorage),
    onSignedOut,
    fetch: watchedFetch(onServerReached),
  });
}
