import { type Answer, answerOf } from "../answers.ts";
import { api } from "../api.ts";

export const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminHealth: build.query<Answer<"adminHealth">, { days?: number }>({
      ...answerOf("adminHealth"),
      query: ({ days }) => ({ path: "/admin/health", query: { days } }),
      keepUnusedDataFor: 0,
    }),
  }),
});
