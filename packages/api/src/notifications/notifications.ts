import { notificationCalls } from "../contract/call-table/notifications.ts";
import type { Answer } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { callQuery } from "../http/call-query.ts";
import { cursorPages } from "../http/cursor-pages.ts";
import { readNotifications, readUnreadNotifications } from "../read/made/account/notifications.ts";

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.infiniteQuery<Answer<"listNotifications">, void, string | null>({
      query: ({ pageParam }) =>
        callQuery(notificationCalls.listNotifications, {
          query: { cursor: pageParam ?? undefined },
        }),
      transformResponse: (answer: unknown) => readNotifications(answer),
      infiniteQueryOptions: { ...cursorPages, refetchCachedPages: true },
      providesTags: ["Notifications"],
    }),

    countUnreadNotifications: build.query<Answer<"countUnreadNotifications">, void>({
      query: () => callQuery(notificationCalls.countUnreadNotifications),
      transformResponse: (answer: unknown) => readUnreadNotifications(answer),
      providesTags: ["Notifications"],
    }),

    readNotification: build.mutation<Answer<"readNotification">, string>({
      query: (id) => callQuery(notificationCalls.readNotification, { params: { id } }),
      transformResponse: (answer: unknown) => readUnreadNotifications(answer),
      invalidatesTags: (_answer, error) => (error ? [] : ["Notifications"]),
    }),

    readAllNotifications: build.mutation<Answer<"readAllNotifications">, string>({
      query: (newest) => callQuery(notificationCalls.readAllNotifications, { body: { newest } }),
      transformResponse: (answer: unknown) => readUnreadNotifications(answer),
      invalidatesTags: (_answer, error) => (error ? [] : ["Notifications"]),
    }),
  }),
});
