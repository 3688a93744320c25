import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { waitlistCalls } from "../contract/call-table/waitlist.ts";
import { callQuery } from "../http/call-query.ts";
import { cursorPages } from "../http/cursor-pages.ts";
import { readWaitlist, readWaitlistExport } from "../read/made/admin/waitlist.ts";

export const waitlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    joinWaitlist: build.mutation<Answer<"joinWaitlist">, Body<"joinWaitlist">>({
      query: (body) => callQuery(waitlistCalls.joinWaitlist, { body }),
    }),

    listWaitlist: build.infiniteQuery<Answer<"listWaitlist">, { q: string }, string | null>({
      query: ({ queryArg: { q }, pageParam }) =>
        callQuery(waitlistCalls.listWaitlist, { query: { q, cursor: pageParam ?? undefined } }),
      transformResponse: (answer: unknown) => readWaitlist(answer),
      infiniteQueryOptions: cursorPages,
      providesTags: ["Waitlist"],
    }),

    exportWaitlist: build.mutation<Answer<"exportWaitlist">, void>({
      query: () => callQuery(waitlistCalls.exportWaitlist),
      transformResponse: (answer: unknown) => readWaitlistExport(answer),
      invalidatesTags: (_list, error) => (error ? [] : ["Audit"]),
    }),

    removeFromWaitlist: build.mutation<Answer<"removeFromWaitlist">, string>({
      query: (id) => callQuery(waitlistCalls.removeFromWaitlist, { params: { id } }),
      invalidatesTags: (_done, error) => (error ? [] : ["Waitlist", "Audit"]),
    }),
  }),
});
