import { setTimeout as wait } from "node:timers/promises";
import { isBusyDatabase, isLostDatabase } from "./lost-database.ts";

const firstPauseMs = 100;
const longestPauseMs = 1_000;

/** Retries the work while the database is away or too busy, until the signal aborts. */
export async function untilAnswered<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !(isLostDatabase(error) || isBusyDatabase(error))) throw error;
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  }
}
