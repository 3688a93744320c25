import { notify } from "../notifications/index.ts";
import { lockPlayer, lockPlayerWallet, payForTask, type InTransaction } from "../wallet/index.ts";
import type { ProgressEvent } from "./events.ts";
import { localDay } from "./local-day.ts";
import { addCompleted, addEvents, removeEvent, setTakenBack } from "./repo.ts";
import { isCompleted, periodOf, readProgress, type PlayerProgress } from "./player-progress.ts";
import { taskRules, type TaskRule } from "./tasks.ts";

/** Coins are paid once: a task completed again after an undo has already been paid. */
async function complete(
  within: InTransaction,
  { userId, rule, progress }: { userId: string; rule: TaskRule; progress: PlayerProgress },
): Promise<void> {
  const { tx, clock, ids } = within;
  const before = progress.completionOf(rule);
  if (before) {
    await setTakenBack(tx, before.id, null);
    return;
  }
  const id = ids();
  await addCompleted(tx, {
    id,
    user_id: userId,
    task_id: rule.task_id,
    period: periodOf(rule, progress.day),
    stars: rule.stars,
    completed_at: clock.now(),
  });
  if (rule.coins === 0) return;
  const payment = { userId, coins: rule.coins, reference: id, description: rule.title };
  await payForTask(within, payment);
  // The day's tasks are seen where they are done, and would be a notification each day.
  if (rule.type === "daily") return;
  const { task_id, title, coins } = rule;
  const task = { id: task_id, title, coins };
  await notify(within, { userId, kind: "task_completed", occasion: task_id, task });
}

/** Completes all tasks that have been reached. Their stars may unlock others, so it repeats. */
async function completeReached(within: InTransaction, userId: string, day: string): Promise<void> {
  for (;;) {
    const progress = await readProgress(within.tx, userId, day);
    const reached = taskRules.filter(
      (rule) =>
        rule.level <= progress.level &&
        progress.valueOf(rule) >= rule.target &&
        !isCompleted(progress.completionOf(rule)),
    );
    if (reached.length === 0) return;
    for (const rule of reached) await complete(within, { userId, rule, progress });
  }
}

/**
 * Records an event in the caller's transaction; a repeated one counts once. Locks the player's wallet until the end; a
 * caller that also changes a story's counts must do so afterwards.
 */
export function recordEvent(within: InTransaction, event: ProgressEvent): Promise<boolean> {
  return recordEvents(within, event.userId, [event]);
}

/** Records several events at once, and counts tasks afterwards. */
export async function recordEvents(
  within: InTransaction,
  userId: string,
  events: readonly Omit<ProgressEvent, "userId">[],
): Promise<boolean> {
  if (events.length === 0) return false;
  const { tx, clock, ids } = within;
  const { time_zone } = await lockPlayer(tx, userId);
  const happened_at = clock.now();
  const local_day = localDay(happened_at, time_zone);
  const rows = events.map(({ kind, occasion, storyId: story_id = null }) => {
    const id = ids();
    return { id, user_id: userId, kind, occasion, story_id, local_day, happened_at };
  });
  if ((await addEvents(tx, rows)) === 0) return false;
  await completeReached(within, userId, local_day);
  return true;
}

/** Removes an event and takes back the stars it earned. Coins stay, and are not paid again. */
export async function takeBackEvent(
  within: InTransaction,
  event: Omit<ProgressEvent, "storyId">,
): Promise<void> {
  const { tx, clock } = within;
  await lockPlayerWallet(tx, event.userId);
  const taken = await removeEvent(tx, event);
  if (!taken) return;
  const progress = await readProgress(tx, event.userId, taken.local_day);
  for (const rule of taskRules) {
    const completion = progress.completionOf(rule);
    const isTouched = rule.counts.includes(event.kind) && progress.valueOf(rule) < rule.target;
    if (completion && isTouched && isCompleted(completion))
      await setTakenBack(tx, completion.id, clock.now());
  }
}
