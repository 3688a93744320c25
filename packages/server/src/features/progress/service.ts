import type { Task, TaskList, TaskType } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { ownAccount } from "../users/service.ts";
import { saveTimeZone } from "../users/time-zone.ts";
import { balanceOf } from "../wallet/index.ts";
import { levelAnswer } from "./levels.ts";
import { localDay } from "./local-day.ts";
import { isCompleted, readProgress, type PlayerProgress } from "./player-progress.ts";
import { tasksOf, type TaskRule } from "./tasks.ts";

function taskAnswer(rule: TaskRule, progress: PlayerProgress): Task {
  const is_completed = isCompleted(progress.completionOf(rule));
  const counted = Math.min(progress.valueOf(rule), rule.target);
  const current_value = is_completed ? rule.target : counted;
  return {
    task_id: rule.task_id,
    code: rule.task_id,
    title: rule.title,
    description: rule.description,
    is_completed,
    is_locked: !is_completed && rule.level > progress.level,
    star_reward: rule.stars,
    level_required: rule.level === 1 ? null : rule.level,
    progress_percentage: Math.floor((current_value / rule.target) * 100),
    coin_reward: rule.coins,
    current_value,
    target_value: rule.target,
  };
}

interface TasksQuery {
  task_type: TaskType;
  include_completed: boolean;
  /** The time zone of the player's browser. */
  timeZone: string | undefined;
}

export async function tasksFor(
  { db, clock }: { db: Db; clock: Clock },
  { task_type, include_completed, timeZone }: TasksQuery,
  viewer: Viewer,
): Promise<TaskList> {
  await saveTimeZone(db, viewer.id, timeZone);
  const { username, time_zone } = await ownAccount(db, viewer.id);
  const progress = await readProgress(db, viewer.id, localDay(clock.now(), time_zone));
  const tasks = tasksOf(task_type).map((rule) => taskAnswer(rule, progress));
  return {
    tasks: tasks.filter((task) => include_completed || !task.is_completed),
    summary: {
      username,
      level: levelAnswer(progress.stars),
      currency: { coins_balance: (await balanceOf(db, viewer.id)).balance },
    },
  };
}
