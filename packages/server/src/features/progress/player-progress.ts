import type { Db } from "../../db/open.ts";
import type { EventKind } from "./events.ts";
import { levelOf } from "./levels.ts";
import {
  countDays,
  countEvents,
  findCompleted,
  sumStars,
  type CompletedTask,
  type EventCount,
} from "./repo.ts";
import { anyTurn, type TaskRule } from "./tasks.ts";

const ever = "ever";

/** A player's progress on one of their local days. */
export interface PlayerProgress {
  day: string;
  stars: number;
  level: number;
  valueOf(rule: TaskRule): number;
  completionOf(rule: TaskRule): CompletedTask | undefined;
}

export function periodOf(rule: TaskRule, day: string): string {
  return rule.type === "daily" ? day : ever;
}

export function isCompleted(task: CompletedTask | undefined): boolean {
  return task !== undefined && task.taken_back_at === null;
}

function counted(rule: TaskRule, count: EventCount): number {
  const isDaily = rule.type === "daily";
  if (rule.of === "stories") return isDaily ? count.stories_of_day : count.stories;
  return isDaily ? count.events_of_day : count.events;
}

export async function readProgress(db: Db, userId: string, day: string): Promise<PlayerProgress> {
  const counts = await countEvents(db, userId, day);
  const byKind = new Map(counts.map((count) => [count.kind as EventKind, count]));
  const days = await countDays(db, userId, anyTurn);
  const completed = await findCompleted(db, userId, [ever, day]);
  const stars = await sumStars(db, userId);
  return {
    day,
    stars,
    level: levelOf(stars),
    valueOf: (rule) =>
      rule.of === "days"
        ? days
        : rule.counts
            .map((kind) => byKind.get(kind))
            .reduce((sum, count) => sum + (count === undefined ? 0 : counted(rule, count)), 0),
    completionOf: (rule) =>
      completed.find(
        (task) => task.task_id === rule.task_id && task.period === periodOf(rule, day),
      ),
  };
}
