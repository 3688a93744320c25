import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query.ts";
import { tagTypes } from "./cache-tags.ts";

/** Empty on purpose: each feature injects its endpoints, so that a page loads only those it uses. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});

export type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0];
export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;
