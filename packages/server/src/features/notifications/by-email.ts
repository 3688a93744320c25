import { z } from "zod";
import type { Tx } from "../../db/open.ts";
import { defineJob, type JobKind } from "../../jobs/kinds.ts";
import {
  addressee,
  queueEmail,
  type AboutNews,
  type EmailNeeds,
  type NewsLine,
} from "../mail/index.ts";
import { findDue, findUnsent, lockDue, markSent, type Unsent } from "./by-email-repo.ts";

const hourMs = 3_600_000;
const mostLines = 10;

/** Tasks are one line with what they brought; of one story, the same is said once. */
function aboutNews(unsent: readonly Unsent[]): AboutNews {
  const tasks = unsent.filter(({ kind }) => kind === "task_completed");
  const ofStories = new Map<string, NewsLine>();
  for (const { kind, story_id, title } of unsent)
    if (kind !== "task_completed" && title !== null)
      ofStories.set(`${kind} ${story_id}`, { kind, title });
  const lines: NewsLine[] = [...ofStories.values()];
  if (tasks.length > 0)
    lines.push({
      kind: "task_completed",
      count: tasks.length,
      coins: tasks.reduce((sum, { coins }) => sum + coins, 0),
    });
  return { lines: lines.slice(0, mostLines), more: Math.max(0, lines.length - mostLines) };
}

async function sendTo(needs: EmailNeeds, tx: Tx, id: string): Promise<void> {
  const now = needs.clock.now();
  const user = await lockDue(tx, { id, now });
  // Another server sent it meanwhile.
  if (user === undefined) return;
  const news = aboutNews(await findUnsent(tx, user));
  await markSent(tx, { id, now });
  if (news.lines.length > 0)
    await queueEmail(needs, tx, { kind: "news", userId: id, ...addressee(user), news });
}

/** Sends unread news to those who asked for it, at most once in the time they chose. */
export function newsLetter(needs: EmailNeeds): JobKind {
  return defineJob({
    name: "send-news",
    payload: z.object({}),
    everyMs: hourMs,
    leaseMs: 10 * 60_000,
    run: async (_payload, { db, signal }) => {
      let after: string | undefined;
      for (;;) {
        const due = await findDue(db, { now: needs.clock.now(), after });
        if (due.length === 0) return;
        for (const { id } of due) {
          signal.throwIfAborted();
          await db.transaction().execute((tx) => sendTo(needs, tx, id));
          after = id;
        }
      }
    },
  });
}
