import * as z from "zod";
import { defineCall } from "../call.ts";
import { progressCalls } from "../call-table/player.ts";
import { flag } from "../fields/scalars.ts";
import { taskTypes } from "../values.ts";

export const task = z
  .object({
    task_id: z.string().meta({ isKey: true }),
    code: z
      .string()
      .describe("The key of its words in the interface; `target_value` fills them in"),
    title: z.string(),
    description: z.string(),
    is_completed: z.boolean(),
    is_locked: z.boolean(),
    star_reward: z.int().min(0),
    level_required: z.int().nullable(),
    progress_percentage: z.number().min(0).max(100),
    coin_reward: z.int().min(0),
    current_value: z.int().min(0),
    target_value: z.int().min(1),
  })
  .meta({ id: "Task" });
export type Task = z.infer<typeof task>;

export const progressSummary = z
  .object({
    username: z.string(),
    level: z.object({
      code: z.string().describe("The key of its name in the interface"),
      title: z.string(),
      current: z.int().min(1),
      current_stars: z.int().min(0),
      stars_for_next_level: z.int().min(0),
      star_progress_percentage: z.number().min(0).max(100),
    }),
    currency: z.object({ coins_balance: z.int() }),
  })
  .meta({ id: "ProgressSummary" });
export type ProgressSummary = z.infer<typeof progressSummary>;

export const taskList = z
  .object({ tasks: z.array(task), summary: progressSummary })
  .meta({ id: "TaskList" });
export type TaskList = z.infer<typeof taskList>;

export const listTasks = defineCall(progressCalls.listTasks, {
  summary: "The user's tasks of one kind, and the progress on them",
  query: z.object({
    task_type: z.enum(taskTypes),
    include_completed: flag.default(false),
  }),
  answer: taskList,
});
