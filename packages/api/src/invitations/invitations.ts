import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { invitationCalls } from "../contract/call-table/invitations.ts";
import { callQuery } from "../http/call-query.ts";
import { cursorPages } from "../http/cursor-pages.ts";
import { readInvitations, readInvitation } from "../read/made/admin/invitations.ts";

export const invitationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvitations: build.infiniteQuery<Answer<"listInvitations">, void, string | null>({
      query: ({ pageParam }) =>
        callQuery(invitationCalls.listInvitations, { query: { cursor: pageParam ?? undefined } }),
      transformResponse: (answer: unknown) => readInvitations(answer),
      infiniteQueryOptions: cursorPages,
      providesTags: ["Invitations"],
    }),

    invite: build.mutation<Answer<"invite">, Body<"invite">>({
      query: (body) => callQuery(invitationCalls.invite, { body }),
      transformResponse: (answer: unknown) => readInvitation(answer),
      invalidatesTags: (_made, error) => (error ? [] : ["Invitations", "Audit"]),
    }),

    withdrawInvitation: build.mutation<Answer<"withdrawInvitation">, string>({
      query: (id) => callQuery(invitationCalls.withdrawInvitation, { params: { id } }),
      invalidatesTags: (_done, error) => (error ? [] : ["Invitations", "Audit"]),
    }),
  }),
});
