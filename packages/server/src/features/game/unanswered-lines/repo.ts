import { sql, type Insertable } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { UnansweredLinesTable } from "../../../db/tables/game.ts";

type NewLine = Pick<
  Insertable<UnansweredLinesTable>,
  | "story_id"
  | "story_version"
  | "scene"
  | "meaning"
  | "text"
  | "act"
  | "about"
  | "last_day"
  | "declined"
>;

/** What decides whether a session's lines may be kept, and the names that they must not contain. */
export function findSharing(db: Db, sessionId: string) {
  return db
    .selectFrom("game_sessions as g")
    .innerJoin("stories as s", "s.id", "g.story_id")
    .innerJoin("users as u", "u.id", "g.user_id")
    .select(["g.story_id", "g.story_version", "g.who", "g.user_id", "s.author_id", "s.status"])
    .select(["u.shares_unanswered", "u.username", "u.display_name", "u.email"])
    .where("g.id", "=", sessionId)
    .executeTakeFirst();
}

/** Counts a line with the others of the same meaning in this scene; the first one's text stays. */
export async function countLine(db: Db, line: NewLine): Promise<void> {
  const { story_version, last_day, declined } = line;
  await db
    .insertInto("unanswered_lines")
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(["story_id", "scene", "meaning"]).doUpdateSet({
        story_version,
        last_day,
        count: sql`unanswered_lines.count + 1`,
        ...(declined === true && { declined }),
      }),
    )
    .execute();
}

/** Keeps a story's newest and most frequent lines. */
export async function keepMost(db: Db, storyId: string, most: number): Promise<void> {
  const tooMany = db
    .selectFrom("unanswered_lines")
    .select("id")
    .where("story_id", "=", storyId)
    .orderBy("last_day", "desc")
    .orderBy("count", "desc")
    .orderBy("id")
    .offset(most);
  await db.deleteFrom("unanswered_lines").where("id", "in", tooMany).execute();
}

export function findLines(db: Db, storyId: string) {
  return db
    .selectFrom("unanswered_lines")
    .select([
      "id",
      "text",
      "count",
      "scene",
      "last_day",
      "act",
      "about",
      "story_version",
      "declined",
    ])
    .where("story_id", "=", storyId)
    .orderBy("count", "desc")
    .orderBy("last_day", "desc")
    .orderBy("id")
    .execute();
}

export async function removeLine(db: Db, { id, group }: { id: string; group: string }) {
  const { numDeletedRows } = await db
    .deleteFrom("unanswered_lines")
    .where("story_id", "=", id)
    .where("id", "=", group)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("unanswered_lines").where("last_day", "<", day).execute();
}

export function findPublished(db: Db, id: string) {
  return db
    .selectFrom("stories")
    .where("id", "=", id)
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .select(["id", "version", "author_id"])
    .executeTakeFirst();
}

/** Unanswered lines of players who show them to authors, typed in earlier versions and not told of yet; newest first. */
export function findUnansweredTurns(
  db: Db,
  { id, version, author_id }: { id: string; version: number; author_id: string | null },
  { since, most }: { since: Date; most: number },
) {
  return db
    .selectFrom("game_sessions as g")
    .innerJoin("turns as t", "t.session_id", "g.id")
    .innerJoin("users as u", "u.id", "g.user_id")
    .where("g.story_id", "=", id)
    .where("g.story_version", "<", version)
    .where(sql<boolean>`g.user_id is distinct from ${author_id}`)
    .where("u.shares_unanswered", "=", true)
    .where("t.is_unanswered", "=", true)
    .where("t.is_standing", "=", true)
    .where("t.copy_of", "is", null)
    .where("t.created_at", ">=", since)
    .where("t.id", "not in", (query) =>
      query
        .selectFrom("notifications as n")
        .whereRef("n.user_id", "=", "g.user_id")
        .where("n.kind", "=", "line_answered")
        .select(sql<string>`n.occasion::uuid`.as("turn")),
    )
    .select(["t.id", "t.session_id", "g.user_id"])
    .select(({ fn }) => [
      fn.coalesce("t.node", sql<string>`''`).as("scene"),
      fn.coalesce("t.user_input", sql<string>`''`).as("text"),
    ])
    .orderBy("t.created_at", "desc")
    .limit(most)
    .execute();
}
