import { configureStore } from "@reduxjs/toolkit";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { api } from "../http/api.ts";
import { createApiClient } from "../http/api-client.ts";
import type { Call } from "../contract/index.ts";
import { apiBase } from "../contract/limits.ts";
import { asSent } from "./wire.ts";
import { createSignInStore } from "../sign-in/sign-in-store.ts";

const origin = "http://katha.test";

/** A mocked server for this package's tests: a call without a handler fails the test. */
export const kathaServer = setupServer();

/** Takes its address from the contract, so that a client's wrong path or method goes unanswered. */
export function answering(
  call: Call,
  answer: (request: Request) => unknown,
  { status = 200 }: { status?: number } = {},
) {
  const path = call.path.replaceAll(/\{(\w+)\}/g, ":$1");
  const verb = call.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  return ["", "/"].map((end) =>
    http[verb](`${origin}${apiBase}${path}${end}`, async ({ request }) =>
      HttpResponse.json(asSent(call.answer, await answer(request)) as Record<string, unknown>, {
        status,
      }),
    ),
  );
}

export function openStore({ timeoutMs = 1000 } = {}) {
  const kept = new Map<string, string>();
  const signInStore = createSignInStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  const signedOut: string[] = [];
  const client = createApiClient({
    signInStore,
    origin,
    timeoutMs,
    locks: undefined,
    onSignedOut: () => signedOut.push("signed out"),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { client } } }).concat(api.middleware),
  });
  return { store, signInStore, signedOut };
}
