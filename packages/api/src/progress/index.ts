export type { TaskType } from "../contract/values.ts";
export * from "./progress.ts";
export type { ProgressSummary, Task } from "../shapes/made/game/progress.ts";
