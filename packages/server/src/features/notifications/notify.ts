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
    task_id: task?.id ?? null,
    title: task?.title ?? "",
    coins: task?.coins ?? 0,
    excerpt: shortened(excerpt.trim()),
    created_at: clock.now(),
  }));
  await insertNotifications(tx, rows);
}

function shortened(text: string): string {
  if (text.length <= longestExcerpt) return text;
  // Half of a character is no text to a database.
  return `${text.slice(0, longestExcerpt - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
