import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { userCalls } from "../contract/call-table/users.ts";
import { callQuery } from "../http/call-query.ts";
import { readOwnKey, readOwnModels } from "../read/made/account/own-key.ts";

/** The server asks the provider before it answers. */
const askingMs = 40_000;

const changed = (_answer: unknown, error: unknown) => (error ? [] : (["OwnKey"] as const));

export const ownKeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOwnKey: build.query<Answer<"readOwnKey">, void>({
      query: () => callQuery(userCalls.readOwnKey),
      transformResponse: (answer: unknown) => readOwnKey(answer),
      providesTags: ["OwnKey"],
    }),
    keepOwnKey: build.mutation<Answer<"keepOwnKey">, Body<"keepOwnKey">>({
      query: (body) => callQuery(userCalls.keepOwnKey, { body, timeoutMs: askingMs }),
      transformResponse: (answer: unknown) => readOwnKey(answer),
      invalidatesTags: changed,
    }),
    /** Which key it is for; the server knows the key itself. */
    listOwnModels: build.query<Answer<"listOwnModels">, string>({
      query: () => callQuery(userCalls.listOwnModels, { timeoutMs: askingMs }),
      transformResponse: (answer: unknown) => readOwnModels(answer),
      keepUnusedDataFor: 0,
    }),
    chooseOwnModel: build.mutation<Answer<"chooseOwnModel">, Body<"chooseOwnModel">>({
      query: (body) => callQuery(userCalls.chooseOwnModel, { body, timeoutMs: askingMs }),
      transformResponse: (answer: unknown) => readOwnKey(answer),
      invalidatesTags: changed,
    }),
    forgetOwnKey: build.mutation<Answer<"forgetOwnKey">, void>({
      query: () => callQuery(userCalls.forgetOwnKey),
      // Also where it had been removed elsewhere.
      invalidatesTags: ["OwnKey"],
    }),
  }),
});
