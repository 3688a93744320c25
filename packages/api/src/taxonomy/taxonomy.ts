import type { Answer } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { taxonomyCalls } from "../contract/call-table/taxonomy.ts";
import { callQuery } from "../http/call-query.ts";
import { list } from "../read/fields.ts";
import { readCategory, readTag } from "../read/made/taxonomy.ts";

/** Categories and tags change so rarely that an hour-old copy will do. */
const anHour = 3600;

export const taxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Answer<"listCategories">, void>({
      query: () => callQuery(taxonomyCalls.listCategories),
      transformResponse: (answer: unknown) => list(readCategory)(answer),
      keepUnusedDataFor: anHour,
      providesTags: ["Category"],
    }),

    listTags: build.query<Answer<"listTags">, void>({
      query: () => callQuery(taxonomyCalls.listTags),
      transformResponse: (answer: unknown) => list(readTag)(answer),
      keepUnusedDataFor: anHour,
      providesTags: ["Tag"],
    }),
  }),
});
