import type { ProgressSummary, Task } from "../shapes/made/game/progress.ts";
import { type Reader, list, objectOrNull } from "./fields.ts";
import { readProgressSummary, readTask } from "./made/game/progress.ts";

export interface TaskLists {
  readonly tasks: Task[];
  readonly summary: ProgressSummary | null;
}

/** `{tasks, summary}`, or a bare list. */
export const readTaskLists: Reader<TaskLists> = (value) => ({
  tasks: list(readTask)(value),
  summary: objectOrNull(readProgressSummary)(
    (value as { summary?: unknown } | null | undefined)?.summary,
  ),
});
