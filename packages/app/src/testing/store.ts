import { createApiClient, createSignInStore } from "@katha/api";
import { type AppStore, createStore } from "../store/store.ts";

/** A store whose calls `fetch` answers; without it, any call fails. */
export function testStore(fetch?: typeof globalThis.fetch): AppStore {
  const refuse = () => Promise.reject(new Error("Nothing may be asked here"));
  return createStore(
    createApiClient({
      signInStore: createSignInStore(() => localStorage),
      fetch: fetch ?? refuse,
    }),
  );
}
