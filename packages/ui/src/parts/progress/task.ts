export const taskKinds = ["daily", "milestone", "achievement"] as const;
export type TaskKind = (typeof taskKinds)[number];

export interface TaskFacts {
  id: string;
  /** The key of its words in the messages; blank where they have none. */
  code: string;
  /** In English, for a code without messages. */
  title: string;
  description: string;
  isCompleted: boolean;
  isLocked: boolean;
  stars: number;
  coins: number;
  /** Null if any level will do. */
  levelRequired: number | null;
  /** 0 to 100. */
  percent: number;
  current: number;
  target: number;
}

/** A player's level and progress. */
export interface PlayerLevel {
  username: string;
  /** "kavi": the key of the title in the messages; blank where they have none. */
  code: string;
  /** "Kavi". */
  title: string;
  level: number;
  coins: number;
  /** Stars gained on this level. */
  stars: number;
  /** Stars needed to complete this level; 0 on the highest. */
  starsNeeded: number;
  /** 0 to 100. */
  percent: number;
}

export type TaskResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; tasks: readonly TaskFacts[]; player?: PlayerLevel | undefined };

export const taskStates = ["locked", "completed", "open"] as const;
export type TaskState = (typeof taskStates)[number];

/** A locked task stays locked even if it is completed. */
export function stateOf(task: Pick<TaskFacts, "isCompleted" | "isLocked">): TaskState {
  if (task.isLocked) return "locked";
  return task.isCompleted ? "completed" : "open";
}
