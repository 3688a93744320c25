import { hasStatus } from "./api-error.ts";
import type { ApiClient } from "./api-client.ts";
import type { ApiRequest } from "./call-query.ts";
import { forgetKey, withKey } from "./idempotency-keys.ts";
import { type ApiReply, send } from "./send.ts";
import { expiresSoon } from "./token-expiry.ts";

/** A 401 of this call never leads to the login page: it only asks who is signed in. */
const whoAmI = "me";

/** A 401 of these calls is about the credentials in the request, not about the sign-in. */
const signInCalls = new Set([
  "login",
  "register",
  "refresh",
  "googleSignIn",
  "proveSecondFactor",
  "logout",
]);

/** Sends a request as whoever is signed in, refreshing the sign-in where that is due. */
export async function sendSignedIn(
  client: ApiClient,
  asked: ApiRequest,
  signal?: AbortSignal,
): Promise<ApiReply> {
  const request = asked.isIdempotent ? withKey(asked, client.idempotencyKeys) : asked;
  const reply = signInCalls.has(request.call)
    ? await send(client.transport, request, tokenOf(client), signal)
    : await sendRefreshing(client, request, signal);
  if (asked.isIdempotent && !reply.error) forgetKey(asked, client.idempotencyKeys);
  return reply;
}

async function sendRefreshing(
  client: ApiClient,
  request: ApiRequest,
  signal?: AbortSignal,
): Promise<ApiReply> {
  const { transport } = client;
  const token = await freshToken(client);
  const reply = await send(transport, request, token, signal);
  if (token === null || !reply.error || !hasStatus(reply.error, 401)) return reply;

  const outcome = await client.refresh(token);
  if (outcome === "renewed") return send(transport, request, tokenOf(client), signal);
  if (outcome === "ended" && request.call !== whoAmI) client.onSignedOut();
  return reply;
}

/**
 * Refreshes a token that is about to expire. If the sign-in has ended, the request is sent as a guest's; if the server
 * cannot be reached, with the old token.
 */
export async function freshToken(client: ApiClient): Promise<string | null> {
  const token = tokenOf(client);
  if (token === null || !expiresSoon(token, client.now())) return token;
  await client.refresh(token);
  return tokenOf(client);
}

export function tokenOf({ signInStore }: ApiClient): string | null {
  return signInStore.readTokens()?.accessToken ?? null;
}
