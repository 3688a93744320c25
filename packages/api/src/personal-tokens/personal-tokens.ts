import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { personalTokenCalls } from "../contract/call-table/personal-tokens.ts";
import { callQuery } from "../http/call-query.ts";
import { readPersonalTokens, readNewPersonalToken } from "../read/made/account/personal-tokens.ts";

export const personalTokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPersonalTokens: build.query<Answer<"listPersonalTokens">, void>({
      query: () => callQuery(personalTokenCalls.listPersonalTokens),
      transformResponse: (answer: unknown) => readPersonalTokens(answer),
      providesTags: ["PersonalTokens"],
    }),

    makePersonalToken: build.mutation<Answer<"makePersonalToken">, Body<"makePersonalToken">>({
      query: (body) => callQuery(personalTokenCalls.makePersonalToken, { body }),
      transformResponse: (answer: unknown) => readNewPersonalToken(answer),
      invalidatesTags: (_made, error) => (error ? [] : ["PersonalTokens"]),
    }),

    endPersonalToken: build.mutation<Answer<"endPersonalToken">, string>({
      query: (id) => callQuery(personalTokenCalls.endPersonalToken, { params: { id } }),
      invalidatesTags: ["PersonalTokens"],
    }),
  }),
});
