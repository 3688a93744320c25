import type { ProgressSummary, Task } from "../contract/game/progress.ts";
import {
  type Reader,
  flag,
  id,
  list,
  number,
  numberOrNull,
  object,
  objectOrNull,
  text,
} from "./fields.ts";

const readTask: Reader<Task> = object({
  task_id: id,
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

const readTasks = list(readTask);

const readSummary: Reader<ProgressSummary | null> = objectOrNull({
  username: text(),
  level: object<ProgressSummary["level"]>({
    title: text(),
    current: number(1),
    current_stars: number(),
    stars_for_next_level: number(),
    star_progress_percentage: number(),
  }),
  currency: object<ProgressSummary["currency"]>({ coins_balance: number() }),
});

export interface TaskLists {
  readonly tasks: Task[];
  readonly summary: ProgressSummary | null;
}

/** `{tasks, summary}`, or a bare list. */
export const readTaskLists: Reader<TaskLists> = (value) => ({
  tasks: readTasks(value),
  summary: readSummary((value as { summary?: unknown } | null | undefined)?.summary),
});
