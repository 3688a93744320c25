import { timeZoneOf } from "../users/time-zone.ts";
import { lockPurse, payForTask, type Within } from "../wallet/index.ts";
import type { ProgressEvent } from "./events.ts";
import { localDay } from "./local-day.ts";
import { addCompleted, addEvents, removeEvent, setTakenBack } from "./repo.ts";
import { isCompleted, periodOf, readStanding, type Standing } from "./standing.ts";
import { taskRules, type TaskRule } from "./tasks.ts";

/** Coins are paid for the first completion alone: one that was taken back and came again has been paid. */
async function complete(
  within: Within,
  { userId, rule, standing }: { userId: string; rule: TaskRule; standing: Standing },
): Promise<void> {
  const { tx, clock, ids } = within;
  const before = standing.completionOf(rule);
  if (before) {
    await setTakenBack(tx, before.id, null);
    return;
  }
  const id = ids();
  await addCompleted(tx, {
    id,
    user_id: userId,
    task_id: rule.task_id,
    period: periodOf(rule, standing.day),
    stars: rule.stars,
    completed_at: clock.now(),
  });
  if (rule.coins === 0) return;
  const payment = { userId, coins: rule.coins, reference: id, description: rule.title };
  await payForTask(within, payment);
}

/** Whatever is reached is completed; stars may open tasks that were locked, so it looks again. */
async function completeReached(within: Within, userId: string, day: string): Promise<void> {
  for (;;) {
    const standing = await readStanding(within.tx, userId, day);
    const reached = taskRules.filter(
      (rule) =>
        rule.level <= standing.level &&
        standing.valueOf(rule) >= rule.target &&
        !isCompleted(standing.completionOf(rule)),
    );
    if (reached.length === 0) return;
    for (const rule of reached) await complete(within, { userId, rule, standing });
  }
}

/**
 * Tells that a player did something, in the transaction in which they did it. Told of twice it counts once.
 * It holds the player's purse until the end: whoever also holds a story's counts takes those first.
 */
export function recordEvent(within: Within, event: ProgressEvent): Promise<boolean> {
  return recordEvents(within, event.userId, [event]);
}

/** Several things that were done at once; tasks are counted when all of them are there. */
export async function recordEvents(
  within: Within,
  userId: string,
  events: readonly Omit<ProgressEvent, "userId">[],
): Promise<boolean> {
  if (events.length === 0) return false;
  const { tx, clock, ids } = within;
  await lockPurse(tx, userId);
  const happened_at = clock.now();
  const local_day = localDay(happened_at, await timeZoneOf(tx, userId));
  const rows = events.map(({ kind, occasion, storyId: story_id = null }) => {
    const id = ids();
    return { id, user_id: userId, kind, occasion, story_id, local_day, happened_at };
  });
  if ((await addEvents(tx, rows)) === 0) return false;
  await completeReached(within, userId, local_day);
  return true;
}

/** Undoes an event: what counted it goes back, stars too. Coins stay, and are not paid a second time. */
export async function takeBackEvent(
  within: Within,
  event: Omit<ProgressEvent, "storyId">,
): Promise<void> {
  const { tx, clock } = within;
  await lockPurse(tx, event.userId);
  const taken = await removeEvent(tx, event);
  if (!taken) return;
  const standing = await readStanding(tx, event.userId, taken.local_day);
  for (const rule of taskRules) {
    const completion = standing.completionOf(rule);
    const isTouched = rule.counts.includes(event.kind) && standing.valueOf(rule) < rule.target;
    if (completion && isTouched && isCompleted(completion))
      await setTakenBack(tx, completion.id, clock.now());
  }
}
