import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { federatedCalls } from "../contract/call-table/federated.ts";
import { callQuery } from "../http/call-query.ts";
import { readOpenedInvitation } from "../read/made/account/federated.ts";

/** As in `authApi`, no endpoint here stores the sign-in. */
export const federatedApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginOpenIdSignIn: build.mutation<
      Answer<"beginOpenIdSignIn">,
      { provider: string } & Body<"beginOpenIdSignIn">
    >({
      query: ({ provider, ...body }) =>
        callQuery(federatedCalls.beginOpenIdSignIn, { params: { provider }, body }),
    }),

    finishOpenIdSignIn: build.mutation<unknown, string>({
      query: (answer) => callQuery(federatedCalls.finishOpenIdSignIn, { body: { answer } }),
    }),

    proxySignIn: build.mutation<unknown, Body<"proxySignIn">>({
      query: (body) => callQuery(federatedCalls.proxySignIn, { body }),
    }),

    openInvitation: build.query<Answer<"openInvitation">, string>({
      query: (invitation) => callQuery(federatedCalls.openInvitation, { body: { invitation } }),
      transformResponse: (answer: unknown) => readOpenedInvitation(answer),
    }),
  }),
});
