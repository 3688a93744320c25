import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { secondFactorCalls } from "../contract/call-table/second-factor.ts";
import { callQuery } from "../http/call-query.ts";
import {
  readSecondFactorChallenge,
  readSecondFactorStatus,
} from "../read/made/account/second-factor-asked.ts";
import {
  readEnrolledSecondFactor,
  readPasskeyEnrolment,
  readRecoveryCodes,
  readSecondFactor,
  readSecondFactors,
  readTotpEnrolment,
} from "../read/made/account/second-factor.ts";

/** A changed factor changes the list, `me`, and signs other devices out. */
const changed = (_answer: unknown, error: unknown) =>
  error ? [] : (["SecondFactor", "Me"] as const);

/** Managing one's own second factors. The second step of signing in is `authApi`'s `proveSecondFactor`. */
export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSecondFactors: build.query<Answer<"listSecondFactors">, void>({
      query: () => callQuery(secondFactorCalls.listSecondFactors),
      transformResponse: (answer: unknown) => readSecondFactors(answer),
      providesTags: ["SecondFactor"],
    }),

    askForProof: build.mutation<Answer<"askForProof">, void>({
      query: () => callQuery(secondFactorCalls.askForProof),
      transformResponse: (answer: unknown) => readSecondFactorChallenge(answer),
    }),

    proveAgain: build.mutation<Answer<"proveAgain">, Body<"proveAgain">>({
      query: (body) => callQuery(secondFactorCalls.proveAgain, { body }),
      transformResponse: (answer: unknown) => readSecondFactorStatus(answer),
      invalidatesTags: changed,
    }),

    startTotp: build.mutation<Answer<"startTotp">, Body<"startTotp">>({
      query: (body) => callQuery(secondFactorCalls.startTotp, { body }),
      transformResponse: (answer: unknown) => readTotpEnrolment(answer),
    }),

    confirmTotp: build.mutation<Answer<"confirmTotp">, Body<"confirmTotp">>({
      query: (body) => callQuery(secondFactorCalls.confirmTotp, { body }),
      transformResponse: (answer: unknown) => readEnrolledSecondFactor(answer),
      invalidatesTags: changed,
    }),

    startPasskey: build.mutation<Answer<"startPasskey">, Body<"startPasskey">>({
      query: (body) => callQuery(secondFactorCalls.startPasskey, { body }),
      transformResponse: (answer: unknown) => readPasskeyEnrolment(answer),
    }),

    confirmPasskey: build.mutation<Answer<"confirmPasskey">, Body<"confirmPasskey">>({
      query: (body) => callQuery(secondFactorCalls.confirmPasskey, { body }),
      transformResponse: (answer: unknown) => readEnrolledSecondFactor(answer),
      invalidatesTags: changed,
    }),

    renameSecondFactor: build.mutation<Answer<"renameSecondFactor">, { id: string; name: string }>({
      query: ({ id, name }) =>
        callQuery(secondFactorCalls.renameSecondFactor, { params: { id }, body: { name } }),
      transformResponse: (answer: unknown, _meta, { id }) => readSecondFactor(answer, id),
      invalidatesTags: changed,
    }),

    removeSecondFactor: build.mutation<
      Answer<"removeSecondFactor">,
      { id: string } & Body<"removeSecondFactor">
    >({
      query: ({ id, ...body }) =>
        callQuery(secondFactorCalls.removeSecondFactor, { params: { id }, body }),
      invalidatesTags: changed,
    }),

    newRecoveryCodes: build.mutation<Answer<"newRecoveryCodes">, Body<"newRecoveryCodes">>({
      query: (body) => callQuery(secondFactorCalls.newRecoveryCodes, { body }),
      transformResponse: (answer: unknown) => readRecoveryCodes(answer),
      invalidatesTags: changed,
    }),
  }),
});
