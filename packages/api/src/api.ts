import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./http/base-query.ts";
import { tagTypes } from "./http/cache-tags.ts";

/** Empty on purpose: each feature adds its endpoints, and a page loads only those it uses. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
