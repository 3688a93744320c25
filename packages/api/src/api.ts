import { createApi } from "@reduxjs/toolkit/query/react";
import { silentError } from "./api-error.ts";
import { baseQuery } from "./base-query.ts";
import { tagTypes } from "./tags.ts";

/** Empty on purpose: each feature adds its endpoints, and a page loads only those it uses. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes,
  catchSchemaFailure: (failure) => ({
    ...silentError("schema", "unexpected_answer"),
    detail: failure.issues.map(({ path, message }) => `${where(path)}${message}`).join("; "),
  }),
  endpoints: () => ({}),
});

function where(path: readonly (PropertyKey | { key: PropertyKey })[] | undefined): string {
  if (!path || path.length === 0) return "";
  return `${path.map((step) => String(typeof step === "object" ? step.key : step)).join(".")}: `;
}
