import { type Answer, answerOf } from "../answers.ts";
import { api } from "../api.ts";

/** Both change so seldom that an hour's copy is fresh. */
const anHour = 3600;

export const taxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Answer<"listCategories">, void>({
      ...answerOf("listCategories"),
      query: () => ({ path: "/categories/" }),
      keepUnusedDataFor: anHour,
      providesTags: ["Category"],
    }),

    listTags: build.query<Answer<"listTags">, void>({
      ...answerOf("listTags"),
      query: () => ({ path: "/categories/tags/" }),
      keepUnusedDataFor: anHour,
      providesTags: ["Tag"],
    }),
  }),
});
