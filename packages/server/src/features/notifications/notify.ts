import type { NotificationKind } from "@katha/api/contract";
import type { Tx } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { insertNotifications } from "./repo.ts";

interface News {
  userId: string;
  kind: NotificationKind;
  /** The user is told once per kind and occasion. */
  occasion: string;
  storyId?: string;
  sessionId?: string;
  task?: { id: string; title: string; coins: number };
  /** The line or the passage that it is about. */
  excerpt?: string;
}

const longestExcerpt = 200;

/** In the transaction of what happened. */
export async function notify(
  { tx, clock, ids }: { tx: Tx; clock: Clock; ids: Ids },
  ...all: readonly News[]
): Promise<void> {
  const rows = all.map(({ userId, kind, occasion, storyId, sessionId, task, excerpt = "" }) => ({
    id: ids(),
    user_id: userId,
    kind,
    occasion,
    story_id: storyId ?? null,
    session_id: sessionId ?? null,
    ...(task && { task_id: task.id, title: task.title, coins: task.coins }),
    excerpt: shortened(excerpt),
    created_at: clock.now(),
  }));
  await insertNotifications(tx, rows);
}

/** Whole characters, since half of one is no text to a database. */
function shortened(text: string): string {
  const signs = [...text.trim()];
  return signs.length <= longestExcerpt
    ? signs.join("")
    : `${signs.slice(0, longestExcerpt - 1).join("")}…`;
}
