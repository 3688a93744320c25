import { type Answer, answerOf } from "../answers.ts";
import { api } from "../api.ts";
import { storyTag } from "../tags.ts";

export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query<Answer<"getReview">, string>({
      ...answerOf("getReview"),
      query: (id) => ({ path: `/admin/reviews/${encodeURIComponent(id)}` }),
      providesTags: (_review, _error, id) => ["Review", storyTag(id)],
    }),
  }),
});
