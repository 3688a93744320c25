import { api } from "../http/api.ts";
import { progressCalls } from "../contract/call-table/player.ts";
import { callQuery } from "../http/call-query.ts";
import { type TaskLists, readTaskLists } from "../read/task-lists.ts";
import type { TaskType } from "../contract/values.ts";

export type { TaskLists } from "../read/task-lists.ts";

export const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTasks: build.query<TaskLists, TaskType>({
      query: (taskType) =>
        callQuery(progressCalls.listTasks, { query: { taskType, includeCompleted: true } }),
      transformResponse: (answer: unknown) => readTaskLists(answer),
      providesTags: ["Progress"],
    }),
  }),
});
