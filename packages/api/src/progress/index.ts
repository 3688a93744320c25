export * from "./progress.ts";
export type { ProgressSummary, Task, TaskType } from "../contract/game/progress.ts";
