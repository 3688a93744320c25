import { notificationCalls } from "../contract/call-table/notifications.ts";
import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { callQuery } from "../http/call-query.ts";
import { readPushDevices, readStoppedLetters } from "../read/made/account/notifications.ts";

/** How news reaches a reader who is elsewhere: devices that it is pushed to, and letters, which can be stopped. */
export const newsWaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPushDevices: build.query<Answer<"listPushDevices">, void>({
      query: () => callQuery(notificationCalls.listPushDevices),
      transformResponse: (answer: unknown) => readPushDevices(answer),
      providesTags: ["PushDevices"],
    }),

    keepPushDevice: build.mutation<Answer<"keepPushDevice">, Body<"keepPushDevice">>({
      query: (body) => callQuery(notificationCalls.keepPushDevice, { body }),
      transformResponse: (answer: unknown) => readPushDevices(answer),
      invalidatesTags: (_answer, error) => (error ? [] : ["PushDevices"]),
    }),

    removePushDevice: build.mutation<Answer<"removePushDevice">, string>({
      query: (id) => callQuery(notificationCalls.removePushDevice, { params: { id } }),
      transformResponse: (answer: unknown) => readPushDevices(answer),
      // One that is gone already is seen to be gone.
      invalidatesTags: ["PushDevices"],
    }),

    stopLetters: build.mutation<Answer<"stopLetters">, string>({
      query: (token) => callQuery(notificationCalls.stopLetters, { body: { token } }),
      transformResponse: (answer: unknown) => readStoppedLetters(answer),
      invalidatesTags: (_answer, error) => (error ? [] : ["Me"]),
    }),
  }),
});
