import type { Answer } from "../answers.ts";
import { api } from "../api.ts";
import { progressCalls } from "../contract/call-table/player.ts";
import { callQuery } from "../http/call-query.ts";
import type { TaskType } from "../contract/game/progress.ts";
import { taskListIn } from "../contract/lenient.ts";

export type TaskLists = ReturnType<typeof taskListIn>;

export const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Our server answers tasks with a summary; others may answer a bare list. */
    listTasks: build.query<TaskLists, TaskType>({
      query: (task_type) =>
        callQuery(progressCalls.listTasks, { query: { task_type, include_completed: true } }),
      transformResponse: (answer: Answer<"listTasks">) => taskListIn(answer),
      providesTags: ["Progress"],
    }),
  }),
});
