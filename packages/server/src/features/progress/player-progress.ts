import type { Db } from "../../db/open.ts";
import { levelOf } from "./levels.ts";
import { findCounted, type Counted } from "./repo.ts";
import { anyTurn, taskRules, type TaskRule } from "./tasks.ts";

const ever = "ever";

type Completion = Counted["completed"][number];

/** A player's progress on one of their local days. */
export interface PlayerProgress {
  day: string;
  stars: number;
  level: number;
  valueOf(rule: TaskRule): number;
  completionOf(rule: TaskRule): Completion | undefined;
}

export function periodOf(rule: TaskRule, day: string): string {
  return rule.type === "daily" ? day : ever;
}

export function isCompleted(task: Completion | undefined): boolean {
  return task?.is_taken_back === false;
}

const kindsOf = (of: TaskRule["of"]) =>
  taskRules.filter((rule) => rule.of === of).flatMap(({ counts }) => counts);
const byStory = {
  daysOf: anyTurn,
  storiesOf: [...kindsOf("stories"), ...kindsOf("one_story")],
  languagesOf: kindsOf("languages"),
};

export async function readProgress(db: Db, userId: string, day: string): Promise<PlayerProgress> {
  const counted = await findCounted(db, userId, { ever, day, ...byStory });
  const { events, stories, languages, days, stars, completed } = counted;
  const valueOf = (rule: TaskRule): number => {
    if (rule.of === "days") return days;
    const ofKind = rule.counts.map((kind) => {
      if (rule.of === "stories") return stories[kind]?.distinct ?? 0;
      if (rule.of === "one_story") return stories[kind]?.most ?? 0;
      if (rule.of === "languages") return languages[kind] ?? 0;
      return events[kind]?.[rule.type === "daily" ? "onDay" : "ever"] ?? 0;
    });
    return ofKind.reduce((sum, count) => sum + count, 0);
  };
  return {
    day,
    stars,
    level: levelOf(stars),
    valueOf,
    completionOf: (rule) =>
      completed.find(
        (task) => task.task_id === rule.task_id && task.period === periodOf(rule, day),
      ),
  };
}
