import type { Answer } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { taxonomyCalls } from "../contract/call-table/taxonomy.ts";
import { callQuery } from "../http/call-query.ts";
import { readCategories, readTags } from "../read/taxonomy.ts";

/** Categories and tags change so rarely that an hour-old copy will do. */
const anHour = 3600;

export const taxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Answer<"listCategories">, void>({
      query: () => callQuery(taxonomyCalls.listCategories),
      transformResponse: (answer: unknown) => readCategories(answer),
      keepUnusedDataFor: anHour,
      providesTags: ["Category"],
    }),

    listTags: build.query<Answer<"listTags">, void>({
      query: () => callQuery(taxonomyCalls.listTags),
      transformResponse: (answer: unknown) => readTags(answer),
      keepUnusedDataFor: anHour,
      providesTags: ["Tag"],
    }),
  }),
});
