import type { BaseQueryFn } from "@reduxjs/toolkit/query/react";
import { type ApiError, hasStatus } from "./api-error.ts";
import type { Connection } from "./connection.ts";
import { expiresSoon } from "./expiry.ts";
import { type Ask, type Reply, send } from "./send.ts";

/** The store's `thunk.extraArgument`. */
export interface StoreExtra {
  readonly connection: Connection;
}

/** Asking who is signed in is a question, not a wish to be: it never leads to the login page. */
const whoAmI = "/auth/me";

/** A 401 of these speaks of what was sent with them, not of the session. */
const ownProof = /^\/auth\/(login|register|refresh|google-id-token|logout)\/?$/;

export const baseQuery: BaseQueryFn<Ask, unknown, ApiError> = async (ask, { extra, signal }) => {
  const { connection } = extra as StoreExtra;
  return ownProof.test(ask.path)
    ? send(connection.wire, ask, tokenOf(connection), signal)
    : sendRenewing(connection, ask, signal);
};

async function sendRenewing(connection: Connection, ask: Ask, signal: AbortSignal): Promise<Reply> {
  const token = await freshToken(connection);
  const reply = await send(connection.wire, ask, token, signal);
  if (token === null || !reply.error || !hasStatus(reply.error, 401)) return reply;

  const outcome = await connection.refresh(token);
  if (outcome === "renewed") return send(connection.wire, ask, tokenOf(connection), signal);
  if (outcome === "signed-out" && ask.path !== whoAmI) connection.onSignedOut();
  return reply;
}

/** A token that is about to expire is renewed first: when it cannot be, its owner reads on as a guest. */
export async function freshToken(connection: Connection): Promise<string | null> {
  const token = tokenOf(connection);
  if (token === null || !expiresSoon(token, connection.now())) return token;
  await connection.refresh(token);
  return tokenOf(connection);
}

export function tokenOf({ session }: Connection): string | null {
  return session.readTokens()?.access_token ?? null;
}
