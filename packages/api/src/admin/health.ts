import type { Answer } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { adminCalls } from "../contract/call-table/admin.ts";
import { callQuery } from "../http/call-query.ts";
import { readHealth } from "../read/made/admin/health.ts";

export const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminHealth: build.query<Answer<"adminHealth">, { days?: number }>({
      query: ({ days }) => callQuery(adminCalls.adminHealth, { query: { days } }),
      transformResponse: (answer: unknown) => readHealth(answer),
      providesTags: ["Health"],
      keepUnusedDataFor: 0,
    }),
  }),
});
