import { type Answer, type Query, answerOf } from "../answers.ts";
import { api } from "../api.ts";
import type { ReportStatus } from "../contract/admin/admin.ts";
import type { Role } from "../contract/account/users.ts";
import { changeCachedStory } from "../engagement/cached-stories.ts";
import { listTag, storyListTags, storyTag } from "../tags.ts";

const at = (kind: string, id: string, rest = "") =>
  `/admin/${kind}/${encodeURIComponent(id)}${rest}`;
const changed = (id: string, error: unknown) =>
  error ? [] : [storyTag(id), { type: "StoryList" } as const, { type: "Review" } as const];

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminStories: build.query<Answer<"adminStories">, Query<"adminStories">>({
      ...answerOf("adminStories"),
      query: (query) => ({ path: "/admin/stories", query }),
      providesTags: (list) => storyListTags("admin", list?.stories.map(({ id }) => id) ?? []),
    }),

    featureStory: build.mutation<Answer<"featureStory">, { id: string; isFeatured: boolean }>({
      ...answerOf("featureStory"),
      query: ({ id, isFeatured }) => ({
        path: `/stories/${encodeURIComponent(id)}/featured`,
        method: "PUT",
        body: { is_featured: isFeatured },
      }),
      invalidatesTags: (_story, error) => (error ? [] : [listTag("featured")]),
      async onQueryStarted({ id }, started) {
        const answer = await started.queryFulfilled.catch(() => null);
        if (answer === null) return;
        changeCachedStory(started.dispatch, started.getState(), id, (story) => {
          story.is_featured = answer.data.is_featured;
        });
      },
    }),

    listReviews: build.query<Answer<"listReviews">, void>({
      ...answerOf("listReviews"),
      query: () => ({ path: "/admin/reviews" }),
      providesTags: ["Review"],
    }),

    approveReview: build.mutation<Answer<"approveReview">, { id: string; version?: number }>({
      ...answerOf("approveReview"),
      query: ({ id, ...body }) => ({ path: at("reviews", id, "/approve"), method: "POST", body }),
      invalidatesTags: (_story, error, { id }) => changed(id, error),
    }),

    returnReview: build.mutation<
      Answer<"returnReview">,
      { id: string; version?: number; reason: string }
    >({
      ...answerOf("returnReview"),
      query: ({ id, ...body }) => ({ path: at("reviews", id, "/return"), method: "POST", body }),
      invalidatesTags: (_story, error, { id }) => changed(id, error),
    }),

    listUsers: build.infiniteQuery<
      Answer<"listUsers">,
      { q: string; role?: Role | undefined },
      string | null
    >({
      ...answerOf("listUsers"),
      query: ({ queryArg: { q, role }, pageParam }) => ({
        path: "/admin/users",
        query: { q, role, cursor: pageParam ?? undefined },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
        refetchCachedPages: false,
      },
      providesTags: ["User"],
    }),

    changeRole: build.mutation<Answer<"changeRole">, { id: string; role: Role }>({
      ...answerOf("changeRole"),
      query: ({ id, role }) => ({ path: at("users", id, "/role"), method: "PUT", body: { role } }),
      invalidatesTags: (_user, error) => (error ? [] : ["User", "Audit"]),
    }),

    grantPremium: build.mutation<Answer<"grantPremium">, { id: string; until: string | null }>({
      ...answerOf("grantPremium"),
      query: ({ id, until }) => ({
        path: at("users", id, "/premium"),
        method: "PUT",
        body: { until },
      }),
      invalidatesTags: (_user, error) => (error ? [] : ["User", "Audit"]),
    }),

    listAudit: build.infiniteQuery<Answer<"listAudit">, void, string | null>({
      ...answerOf("listAudit"),
      query: ({ pageParam }) => ({
        path: "/admin/audit",
        query: { cursor: pageParam ?? undefined },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
        refetchCachedPages: false,
      },
      providesTags: ["Audit"],
    }),

    listReports: build.query<Answer<"listReports">, ReportStatus>({
      ...answerOf("listReports"),
      query: (status) => ({ path: "/admin/reports", query: { status } }),
      providesTags: ["Report"],
    }),

    settleReport: build.mutation<
      Answer<"settleReport">,
      { id: string; status: ReportStatus; was: ReportStatus }
    >({
      ...answerOf("settleReport"),
      query: ({ id, ...body }) => ({ path: at("reports", id), method: "PUT", body }),
      // Also when somebody else was first: their word is to be seen.
      invalidatesTags: ["Report", "Audit"],
    }),
  }),
});
