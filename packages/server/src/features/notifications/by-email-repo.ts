import { sql } from "kysely";
import type { Db, Tx } from "../../db/open.ts";

const batch = 200;

/** The day or the week since the last letter is over; an hour is given, as the job looks each hour. */
const isDue = (now: Date) =>
  sql<boolean>`coalesce(u.news_sent_at, u.created_at) <= ${now}::timestamptz
    - case u.news_by_email when 'daily' then interval '23 hours' else interval '167 hours' end`;

const isUnsent = sql<boolean>`n.created_at > coalesce(u.news_sent_at, u.created_at)`;

/** Users who want news by email and have some that was not sent, in the order of their ids. */
export function findDue(
  db: Db,
  { now, after }: { now: Date; after: string | undefined },
): Promise<{ id: string }[]> {
  return db
    .selectFrom("users as u")
    .where("u.news_by_email", "<>", "off")
    .where("u.is_verified", "=", true)
    .where("u.email", "not like", "%.invalid")
    .where(isDue(now))
    .where((query) =>
      query.exists(
        query
          .selectFrom("notifications as n")
          .whereRef("n.user_id", "=", "u.id")
          .where("n.read_at", "is", null)
          .where(isUnsent)
          .select("n.id"),
      ),
    )
    .$if(after !== undefined, (query) => query.where("u.id", ">", after ?? ""))
    .select("u.id")
    .orderBy("u.id")
    .limit(batch)
    .execute();
}

export function lockDue(tx: Tx, { id, now }: { id: string; now: Date }) {
  return tx
    .selectFrom("users as u")
    .where("u.id", "=", id)
    .where("u.news_by_email", "<>", "off")
    .where(isDue(now))
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** Unread news since the last letter, newest first. */
export function findUnsent(tx: Tx, { id }: { id: string }) {
  return tx
    .selectFrom("notifications as n")
    .innerJoin("users as u", "u.id", "n.user_id")
    .leftJoin("stories as s", (join) =>
      join.onRef("s.id", "=", "n.story_id").on("s.deleted_at", "is", null),
    )
    .where("n.user_id", "=", id)
    .where("n.read_at", "is", null)
    .where(isUnsent)
    .select(["n.kind", "n.story_id", "n.coins", "s.title"])
    .orderBy("n.created_at", "desc")
    .orderBy("n.id", "desc")
    .execute();
}
export type Unsent = Awaited<ReturnType<typeof findUnsent>>[number];

export async function stopNewsByEmail(db: Db, id: string): Promise<void> {
  await db.updateTable("users").set({ news_by_email: "off" }).where("id", "=", id).execute();
}

export async function markSent(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx.updateTable("users").set({ news_sent_at: now }).where("id", "=", id).execute();
}
