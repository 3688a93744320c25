import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { Cursor } from "../../../lib/cursor.ts";

interface SessionsQuery {
  story_id?: string | undefined;
  is_completed?: boolean | undefined;
  after?: Cursor | undefined;
  limit: number;
}

/** How much is read of the latest part's text, and of the one before it. */
const toldLength = sql.lit(1_000);

/** The player's sessions with what a list shows of their stories, last played first. */
export function findRecentSessions(
  db: Db,
  userId: string,
  { story_id, is_completed, after, limit }: SessionsQuery,
) {
  return db
    .selectFrom("game_sessions as g")
    .innerJoin("stories as s", "s.id", "g.story_id")
    .leftJoin("turns as h", "h.id", "g.head")
    .leftJoin("turns as before", "before.id", "h.parent")
    .leftJoin("own_wordings as own", "own.telling", "h.id")
    .leftJoin("own_wordings as own_before", "own_before.telling", "before.id")
    .leftJoin("own_wordings as own_opening", "own_opening.telling", "g.id")
    .selectAll("g")
    .select([
      "s.title as story_title",
      "s.language as story_language",
      "s.cover_image_url",
      "s.image_alt",
      "s.content_rating",
      "s.status as story_status",
      "s.author_id",
      "s.deleted_at",
      sql<string>`coalesce(h.node, g.opening ->> 'node')`.as("node"),
      sql<string>`right(concat_ws(e'\n\n',
          coalesce(own_before.text, before.narrative, before.setup, own_opening.text,
            g.opening ->> 'text'),
          coalesce(own.text, h.narrative, h.setup)), ${toldLength})`.as("told_last"),
    ])
    .where("g.user_id", "=", userId)
    .$if(story_id !== undefined, (query) => query.where("g.story_id", "=", story_id as string))
    .$if(is_completed !== undefined, (query) =>
      query.where("g.ending_node", is_completed ? "is not" : "is", null),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(g.updated_at, g.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy("g.updated_at", "desc")
    .orderBy("g.id", "desc")
    .limit(limit)
    .execute();
}

export type RecentSession = Awaited<ReturnType<typeof findRecentSessions>>[number];
