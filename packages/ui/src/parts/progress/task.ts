import type { ProgressSummary, Queries, Task } from "@katha/api/shapes";

export type TaskKind = Queries["listTasks"]["taskType"];
export const taskKinds = [
  "daily",
  "milestone",
  "achievement",
] as const satisfies readonly TaskKind[];

export type TaskResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; tasks: readonly Task[]; summary?: ProgressSummary | null };

export const taskStates = ["locked", "completed", "open"] as const;
export type TaskState = (typeof taskStates)[number];

/** A locked task stays locked even if it is completed. */
export function stateOf(task: Pick<Task, "isCompleted" | "isLocked">): TaskState {
  if (task.isLocked) return "locked";
  return task.isCompleted ? "completed" : "open";
}
