import type { Answer, Body, Query } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { adminCalls, reviewCalls } from "../contract/call-table/admin.ts";
import { authoringCalls } from "../contract/call-table/authoring.ts";
import { callQuery } from "../http/call-query.ts";
import { cursorPages } from "../http/cursor-pages.ts";
import { changeCachedStory } from "../engagement/cached-stories.ts";
import { listTag, storyListTags, storyTag } from "../http/cache-tags.ts";
import type { ReportStatus, Role } from "../contract/values.ts";
import {
  readAdminUser,
  readAdminWaiting,
  readAuditLog,
  readReport,
  readUserList,
} from "../read/made/admin/admin.ts";
import { readReviewItem } from "../read/made/admin/review.ts";
import { list } from "../read/fields.ts";
import { readStory, readStoryList } from "../read/made/story/story.ts";

/** The tags of every query that only administrators may make. */
export const adminTags = [
  "Review",
  "Report",
  "User",
  "Audit",
  "Health",
  "Waitlist",
  "ModelSettings",
  "SiteSettings",
  "OwnModels",
  listTag("admin"),
] as const;

const changed = (id: string, error: unknown) =>
  error ? [] : [storyTag(id), { type: "StoryList" } as const, { type: "Review" } as const];

type CoinCorrection = { id: string } & Body<"correctCoins">;

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminWaiting: build.query<Answer<"adminWaiting">, void>({
      query: () => callQuery(adminCalls.adminWaiting),
      transformResponse: (answer: unknown) => readAdminWaiting(answer),
      providesTags: ["Review", "Report"],
    }),

    adminStories: build.query<Answer<"adminStories">, Query<"adminStories">>({
      query: (query) => callQuery(adminCalls.adminStories, { query }),
      transformResponse: (answer: unknown, _meta, { page }) =>
        readStoryList(answer, `missing-${page ?? 1}`),
      providesTags: (page) => storyListTags("admin", page?.stories.map(({ id }) => id) ?? []),
    }),

    featureStory: build.mutation<Answer<"featureStory">, { id: string; isFeatured: boolean }>({
      query: ({ id, isFeatured }) =>
        callQuery(authoringCalls.featureStory, {
          params: { id },
          body: { isFeatured },
        }),
      transformResponse: (answer: unknown, _meta, { id }) => readStory(answer, id),
      // "admin" too: a list requested before the change may be answered after it.
      invalidatesTags: (_story, error) => (error ? [] : [listTag("featured"), listTag("admin")]),
      async onQueryStarted({ id }, started) {
        const answer = await started.queryFulfilled.catch(() => null);
        if (answer === null) return;
        changeCachedStory(started.dispatch, started.getState(), id, (story) => {
          story.isFeatured = answer.data.isFeatured;
        });
      },
    }),

    listReviews: build.query<Answer<"listReviews">, void>({
      query: () => callQuery(reviewCalls.listReviews),
      transformResponse: (answer: unknown) => list(readReviewItem)(answer),
      providesTags: ["Review"],
    }),

    approveReview: build.mutation<Answer<"approveReview">, { id: string; version?: number }>({
      query: ({ id, ...body }) => callQuery(reviewCalls.approveReview, { params: { id }, body }),
      transformResponse: (answer: unknown, _meta, { id }) => readStory(answer, id),
      invalidatesTags: (_story, error, { id }) => changed(id, error),
    }),

    returnReview: build.mutation<
      Answer<"returnReview">,
      { id: string; version?: number; reason: string }
    >({
      query: ({ id, ...body }) => callQuery(reviewCalls.returnReview, { params: { id }, body }),
      transformResponse: (answer: unknown, _meta, { id }) => readStory(answer, id),
      invalidatesTags: (_story, error, { id }) => changed(id, error),
    }),

    listUsers: build.infiniteQuery<
      Answer<"listUsers">,
      { q: string; role?: Role | undefined; isSuspended?: boolean | undefined },
      string | null
    >({
      query: ({ queryArg: { q, role, isSuspended }, pageParam }) =>
        callQuery(adminCalls.listUsers, {
          query: { q, role, isSuspended, cursor: pageParam ?? undefined },
        }),
      transformResponse: (answer: unknown) => readUserList(answer),
      infiniteQueryOptions: cursorPages,
      providesTags: ["User"],
    }),

    changeRole: build.mutation<Answer<"changeRole">, { id: string; role: Role }>({
      query: ({ id, role }) => callQuery(adminCalls.changeRole, { params: { id }, body: { role } }),
      transformResponse: (answer: unknown, _meta, { id }) => readAdminUser(answer, id),
      invalidatesTags: (_user, error) => (error ? [] : ["User", "Audit"]),
    }),

    grantPremium: build.mutation<Answer<"grantPremium">, { id: string; until: string | null }>({
      query: ({ id, until }) =>
        callQuery(adminCalls.grantPremium, { params: { id }, body: { until } }),
      transformResponse: (answer: unknown, _meta, { id }) => readAdminUser(answer, id),
      invalidatesTags: (_user, error) => (error ? [] : ["User", "Audit"]),
    }),

    removeUserSecondFactors: build.mutation<Answer<"removeUserSecondFactors">, string>({
      query: (id) => callQuery(adminCalls.removeUserSecondFactors, { params: { id } }),
      transformResponse: (answer: unknown, _meta, id) => readAdminUser(answer, id),
      invalidatesTags: (_user, error) => (error ? [] : ["User", "Audit"]),
    }),

    suspendUser: build.mutation<Answer<"suspendUser">, { id: string } & Body<"suspendUser">>({
      query: ({ id, ...body }) => callQuery(adminCalls.suspendUser, { params: { id }, body }),
      transformResponse: (answer: unknown, _meta, { id }) => readAdminUser(answer, id),
      invalidatesTags: (_user, error) => (error ? [] : ["User", "Audit"]),
    }),

    liftSuspension: build.mutation<Answer<"liftSuspension">, string>({
      query: (id) => callQuery(adminCalls.liftSuspension, { params: { id } }),
      transformResponse: (answer: unknown, _meta, id) => readAdminUser(answer, id),
      invalidatesTags: (_user, error) => (error ? [] : ["User", "Audit"]),
    }),

    correctCoins: build.mutation<Answer<"correctCoins">, CoinCorrection>({
      query: ({ id, ...body }) =>
        callQuery(adminCalls.correctCoins, { params: { id }, body, isIdempotent: true }),
      transformResponse: (answer: unknown, _meta, { id }) => readAdminUser(answer, id),
      invalidatesTags: (_user, error) => (error ? [] : ["User", "Audit", "Wallet"]),
    }),

    endUserSignIns: build.mutation<Answer<"endUserSignIns">, string>({
      query: (id) => callQuery(adminCalls.endUserSignIns, { params: { id } }),
      invalidatesTags: (_done, error) => (error ? [] : ["User", "Audit"]),
    }),

    listAudit: build.infiniteQuery<Answer<"listAudit">, void, string | null>({
      query: ({ pageParam }) =>
        callQuery(adminCalls.listAudit, { query: { cursor: pageParam ?? undefined } }),
      transformResponse: (answer: unknown) => readAuditLog(answer),
      infiniteQueryOptions: cursorPages,
      providesTags: ["Audit"],
    }),

    listReports: build.query<Answer<"listReports">, ReportStatus>({
      query: (status) => callQuery(adminCalls.listReports, { query: { status } }),
      transformResponse: (answer: unknown) => list(readReport)(answer),
      providesTags: ["Report"],
    }),

    settleReport: build.mutation<
      Answer<"settleReport">,
      { id: string; status: ReportStatus; was: ReportStatus }
    >({
      query: ({ id, ...body }) => callQuery(adminCalls.settleReport, { params: { id }, body }),
      // Also after a 409, to show the other administrator's decision.
      transformResponse: (answer: unknown, _meta, { id }) => readReport(answer, id),
      invalidatesTags: ["Report", "Audit"],
    }),
  }),
});
