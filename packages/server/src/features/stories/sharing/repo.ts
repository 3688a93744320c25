import type { Db } from "../../../db/open.ts";

export function findLink(db: Db, storyId: string) {
  return db
    .selectFrom("share_links")
    .where("story_id", "=", storyId)
    .select("created_at")
    .executeTakeFirst();
}

/** Replaces the previous link, and removes its readers. */
export async function insertLink(
  tx: Db,
  link: { story_id: string; token_hash: string; created_at: Date },
): Promise<void> {
  await deleteLink(tx, link.story_id);
  await tx.insertInto("share_links").values(link).execute();
}

export async function deleteLink(db: Db, storyId: string): Promise<void> {
  await db.deleteFrom("share_links").where("story_id", "=", storyId).execute();
}

export function findLinked(db: Db, tokenHash: string) {
  return db
    .selectFrom("share_links as l")
    .innerJoin("stories as s", "s.id", "l.story_id")
    .where("l.token_hash", "=", tokenHash)
    .where("s.deleted_at", "is", null)
    .select(["s.id", "s.status"])
    .executeTakeFirst();
}

/** Does nothing if the link ended meanwhile. */
export async function noteReader(
  db: Db,
  { tokenHash, userId, at }: { tokenHash: string; userId: string; at: Date },
): Promise<void> {
  await db
    .insertInto("share_link_readers")
    .columns(["story_id", "user_id", "opened_at"])
    .expression((eb) =>
      eb
        .selectFrom("share_links")
        .where("token_hash", "=", tokenHash)
        .forKeyShare()
        .select((row) => ["story_id", row.val(userId).as("user_id"), row.val(at).as("opened_at")]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which of the stories the user has opened with a link that is still valid. */
export async function findOpened(
  db: Db,
  storyIds: readonly string[],
  userId: string,
): Promise<string[]> {
  const opened = await db
    .selectFrom("share_link_readers")
    .where("story_id", "in", storyIds)
    .where("user_id", "=", userId)
    .select("story_id")
    .execute();
  return opened.map(({ story_id }) => story_id);
}
