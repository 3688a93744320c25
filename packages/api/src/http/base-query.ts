import { createAction } from "@reduxjs/toolkit";
import type { BaseQueryFn } from "@reduxjs/toolkit/query/react";
import { type ApiError, hasStatus } from "./api-error.ts";
import type { ApiRequest } from "./call-query.ts";
import type { Connection } from "./connection.ts";
import { type ApiReply, send } from "./send.ts";
import { expiresSoon } from "./token-expiry.ts";

/** The server refused a call until a second factor is proved. */
export const secondFactorNeeded = createAction("api/secondFactorNeeded");

/** The store's `thunk.extraArgument`. */
export interface StoreExtra {
  readonly connection: Connection;
}

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

export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  request,
  { extra, signal, dispatch },
) => {
  const { connection } = extra as StoreExtra;
  const reply = signInCalls.has(request.call)
    ? await send(connection.transport, request, tokenOf(connection), signal)
    : await sendRefreshing(connection, request, signal);
  if (reply.error?.code === "second_factor_needed") dispatch(secondFactorNeeded());
  return reply;
};

async function sendRefreshing(
  connection: Connection,
  request: ApiRequest,
  signal: AbortSignal,
): Promise<ApiReply> {
  const { transport } = connection;
  const token = await freshToken(connection);
  const reply = await send(transport, request, token, signal);
  if (token === null || !reply.error || !hasStatus(reply.error, 401)) return reply;

  const outcome = await connection.refresh(token);
  if (outcome === "renewed") return send(transport, request, tokenOf(connection), signal);
  if (outcome === "signed-out" && request.call !== whoAmI) connection.onSignedOut();
  return reply;
}

/**
 * Refreshes a token that is about to expire. If the sign-in has ended, the request is sent as a guest's; if the server
 * cannot be reached, with the old token.
 */
export async function freshToken(connection: Connection): Promise<string | null> {
  const token = tokenOf(connection);
  if (token === null || !expiresSoon(token, connection.now())) return token;
  await connection.refresh(token);
  return tokenOf(connection);
}

export function tokenOf({ signInStore }: Connection): string | null {
  return signInStore.readTokens()?.access_token ?? null;
}
