import { tastesCalls } from "../contract/call-table/tastes.ts";
import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { callQuery } from "../http/call-query.ts";
import { readKeptTastes } from "../read/made/account/tastes.ts";

/** Apart from `accountApi`, which more pages load. */
export const tastesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTastes: build.query<Answer<"getTastes">, void>({
      query: () => callQuery(tastesCalls.getTastes),
      transformResponse: (answer: unknown) => readKeptTastes(answer),
      providesTags: ["Me"],
    }),

    saveTastes: build.mutation<Answer<"saveTastes">, Body<"saveTastes">>({
      query: (body) => callQuery(tastesCalls.saveTastes, { body }),
      transformResponse: (answer: unknown) => readKeptTastes(answer),
    }),
  }),
});
