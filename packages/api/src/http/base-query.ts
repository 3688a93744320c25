import type { BaseQueryFn } from "@reduxjs/toolkit/query/react";
import { type ApiError, hasStatus } from "./api-error.ts";
import type { ApiRequest } from "./call-query.ts";
import type { Connection } from "./connection.ts";
import { type ApiReply, send } from "./send.ts";
import { expiresSoon } from "./token-expiry.ts";

/** The store's `thunk.extraArgument`. */
export interface StoreExtra {
  readonly connection: Connection;
}

/** Asking who is signed in never leads to the login page. */
const whoAmI = "me";

/** A 401 of these is about the credentials in the request, not about the session. */
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
  { extra, signal },
) => {
  const { connection } = extra as StoreExtra;
  return signInCalls.has(request.call)
    ? send(connection.transport, request, tokenOf(connection), signal)
    : sendRefreshing(connection, request, signal);
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
 * A token about to expire is refreshed first. Where the sign-in has ended, the request goes out as a guest's; where the
 * server cannot be asked, with the old token.
 */
export async function freshToken(connection: Connection): Promise<string | null> {
  const token = tokenOf(connection);
  if (token === null || !expiresSoon(token, connection.now())) return token;
  await connection.refresh(token);
  return tokenOf(connection);
}

export function tokenOf({ session }: Connection): string | null {
  return session.readTokens()?.access_token ?? null;
}
