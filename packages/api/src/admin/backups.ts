import type { Answer } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { adminCalls } from "../contract/call-table/admin.ts";
import { callQuery } from "../http/call-query.ts";
import { readBackups, readStartedBackup } from "../read/made/admin/backups.ts";

export const backupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBackups: build.query<Answer<"listBackups">, void>({
      query: () => callQuery(adminCalls.listBackups),
      transformResponse: (answer: unknown) => readBackups(answer),
      providesTags: ["Backups"],
      keepUnusedDataFor: 0,
    }),
    startBackup: build.mutation<Answer<"startBackup">, void>({
      query: () => callQuery(adminCalls.startBackup),
      transformResponse: (answer: unknown) => readStartedBackup(answer),
      invalidatesTags: ["Backups"],
    }),
  }),
});
