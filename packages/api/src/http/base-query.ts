import { createAction } from "@reduxjs/toolkit";
import type { BaseQueryFn } from "@reduxjs/toolkit/query/react";
import type { ApiError } from "./api-error.ts";
import type { ApiRequest } from "./call-query.ts";
import type { ApiClient } from "./api-client.ts";
import { sendSignedIn } from "./send-signed-in.ts";

/** The server refused a call until a second factor is proved. */
export const secondFactorNeeded = createAction("api/secondFactorNeeded");

/** The store's `thunk.extraArgument`. */
export interface StoreExtra {
  readonly client: ApiClient;
}

export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  request,
  { extra, signal, dispatch },
) => {
  const { client } = extra as StoreExtra;
  const reply = await sendSignedIn(client, request, signal);
  if (reply.error?.code === "second_factor_needed") dispatch(secondFactorNeeded());
  return reply;
};
