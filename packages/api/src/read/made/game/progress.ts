// Made from the contract by `npm run readers`.
import type { ProgressSummary, Task, TaskList } from "../../../shapes/made/game/progress.ts";
import { type Reader, flag, id, list, number, numberOrNull, object, text } from "../../fields.ts";

export const readTask: Reader<Task> = object({
  task_id: id,
  code: text(),
  title: text(),
  description: text(),
  is_completed: flag(),
  is_locked: flag(),
  star_reward: number(),
  level_required: numberOrNull,
  progress_percentage: number(),
  coin_reward: number(),
  current_value: number(),
  target_value: number(1),
});

export const readProgressSummary: Reader<ProgressSummary> = object({
  username: text(),
  level: object({
    code: text(),
    title: text(),
    current: number(1),
    current_stars: number(),
    stars_for_next_level: number(),
    star_progress_percentage: number(),
  }),
  currency: object({
    coins_balance: number(),
  }),
});

export const readTaskList: Reader<TaskList> = object({
  tasks: list(readTask),
  summary: readProgressSummary,
});
