import { sql, type Insertable } from "kysely";
import type { Db } from "../../db/open.ts";
import type { NotificationsTable } from "../../db/tables/engagement.ts";
import type { Cursor } from "../../lib/cursor.ts";
import type { Ids } from "../../lib/ids.ts";

/** Does nothing where the user has been told of the occasion. */
export async function insertNotifications(
  db: Db,
  rows: readonly Insertable<NotificationsTable>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("notifications")
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findNotifications = (db: Db, userId: string) =>
  db
    .selectFrom("notifications as n")
    .leftJoin("stories as s", (join) =>
      join.onRef("s.id", "=", "n.story_id").on("s.deleted_at", "is", null),
    )
    .where("n.user_id", "=", userId)
    .select(["n.id", "n.kind", "n.created_at", "n.read_at", "n.session_id", "n.task_id"])
    .select(["n.title", "n.coins", "n.excerpt"])
    .select(["s.id as story_id", "s.title as story_title", "s.status", "s.author_id"]);

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom("notifications")
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .select(({ fn }) => fn.countAll<string>().as("unread"))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

export function findOwn(db: Db, { id, userId }: { id: string; userId: string }) {
  return db
    .selectFrom("notifications")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .select(["id", "created_at"])
    .executeTakeFirst();
}

export async function markRead(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ read_at: at })
    .where("id", "=", id)
    .where("read_at", "is", null)
    .execute();
}

/** This one and all that came before it. */
export async function markReadUpTo(
  db: Db,
  userId: string,
  { newest, at }: { newest: Cursor; at: Date },
): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ read_at: at })
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .where(sql<boolean>`(created_at, id) <= (${newest.at}::timestamptz, ${newest.id}::uuid)`)
    .execute();
}

/** What is not true any more, unless it was read. */
export async function removeUnread(
  db: Db,
  { kind, occasion }: Pick<Insertable<NotificationsTable>, "kind" | "occasion">,
): Promise<void> {
  await db
    .deleteFrom("notifications")
    .where("kind", "=", kind)
    .where("occasion", "=", occasion)
    .where("read_at", "is", null)
    .execute();
}

/** Tells those who bookmarked the story, its author aside, of its new scenes; an unread notification of others gives way. */
export async function notifyFollowers(
  db: Db,
  { storyId, occasion, at, ids }: { storyId: string; occasion: string; at: Date; ids: Ids },
  { after, limit }: { after: string; limit: number },
): Promise<string | undefined> {
  const followers = await db
    .selectFrom("story_bookmarks as b")
    .innerJoin("stories as s", "s.id", "b.story_id")
    .where("b.story_id", "=", storyId)
    .where("s.status", "=", "published")
    .where("s.deleted_at", "is", null)
    .where(sql<boolean>`b.user_id is distinct from s.author_id`)
    .where("b.user_id", ">", after)
    .select("b.user_id")
    .orderBy("b.user_id")
    .limit(limit)
    .execute();
  const told = followers.map(({ user_id }) => user_id);
  if (told.length === 0) return undefined;
  await db
    .deleteFrom("notifications")
    .where("user_id", "in", told)
    .where("story_id", "=", storyId)
    .where("kind", "=", "story_updated")
    .where("occasion", "<>", occasion)
    .where("read_at", "is", null)
    .execute();
  await insertNotifications(
    db,
    told.map((user_id) => ({
      id: ids(),
      user_id,
      kind: "story_updated",
      occasion,
      story_id: storyId,
      created_at: at,
    })),
  );
  return told.at(-1);
}

/** What is older, and of each user what is beyond the newest `most`. */
export async function removeOld(db: Db, { before, most }: { before: Date; most: number }) {
  await db.deleteFrom("notifications").where("created_at", "<", before).execute();
  await sql`delete from notifications where id in (
      select id from (
        select id, row_number() over (partition by user_id order by created_at desc, id desc) as place
        from notifications
        where user_id in (select user_id from notifications group by user_id having count(*) > ${most})
      ) placed where place > ${most})`.execute(db);
}

export function findAllOf(db: Db, userId: string) {
  return db
    .selectFrom("notifications")
    .select(["id", "kind", "story_id", "session_id", "task_id", "title", "coins", "excerpt"])
    .select(["created_at", "read_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
