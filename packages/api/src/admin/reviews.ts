import type { Answer } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { reviewCalls } from "../contract/call-table/admin.ts";
import { callQuery } from "../http/call-query.ts";
import { readReviewDetail } from "../read/made/admin/review.ts";
import { storyTag } from "../http/cache-tags.ts";

export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query<Answer<"getReview">, string>({
      query: (id) => callQuery(reviewCalls.getReview, { params: { id } }),
      transformResponse: (answer: unknown) => readReviewDetail(answer),
      providesTags: (_review, _error, id) => ["Review", { type: "Review", id }, storyTag(id)],
    }),
  }),
});
