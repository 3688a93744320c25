import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";

/** What a book says of its story, also of one that can no longer be read. */
export function findCover(db: Db, storyId: string) {
  return db
    .selectFrom("stories as s")
    .leftJoin("users as u", "u.id", "s.author_id")
    .where("s.id", "=", storyId)
    .select(["s.cover_image_url", "s.image_alt", "s.content_rating", "s.author_id"])
    .select("u.display_name as author")
    .executeTakeFirst();
}

/** The parts that stand, with their scenes, in order. */
export function findStanding(db: Db, sessionId: string) {
  return db
    .selectFrom("turns")
    .select(["id", "node"])
    .where("session_id", "=", sessionId)
    .where("status", "=", "settled")
    .where("action", "not in", ["show", "undo"])
    .where("is_standing", "=", true)
    .orderBy("number")
    .execute();
}

/** As many of the parts in a player's sessions are on their map. */
const mostParts = 6_000;
/** More than the map shows of a text, with its blanks. */
const toldText = sql.lit(300);

/** The latest parts of these sessions, also those that were taken back. */
export async function findParts(db: Db, sessions: readonly string[]) {
  const parts = await db
    .selectFrom("turns")
    .select(["id", "session_id", "parent", "node", "ending", "is_standing", "offers"])
    .select(sql<string | null>`step ->> 'choice'`.as("choice"))
    .select(sql<string>`left(coalesce(setup, narrative, ''), ${toldText})`.as("told"))
    .where("session_id", "in", [...sessions])
    .where("status", "=", "settled")
    .where("action", "not in", ["show", "undo"])
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .limit(mostParts)
    .execute();
  return parts.toReversed();
}

export type MappedPart = Awaited<ReturnType<typeof findParts>>[number];

/** Ways of players are counted in as many of a story's latest plays, so that a much played one costs no more. */
const countedPlays = 1_000;

export interface WayCount {
  from_node: string;
  /** Null counts all who went on from there. */
  to_node: string | null;
  players: number;
}

/** How many players went from one scene to another, and from each scene on to any. */
export async function countWays(db: Db, storyId: string): Promise<WayCount[]> {
  const { rows } = await sql<WayCount>`
    with latest as (
      select g.id, g.user_id, g.opening ->> 'node' as first_node
      from game_sessions as g
      join stories as s on s.id = g.story_id
      where g.story_id = ${storyId} and g.user_id is distinct from s.author_id
      order by g.id desc
      limit ${sql.lit(countedPlays)}
    ),
    ways as (
      select latest.user_id, coalesce(p.node, latest.first_node) as from_node, t.node as to_node
      from latest
      join turns as t on t.session_id = latest.id
      left join turns as p on p.id = t.parent
      where t.status = 'settled' and t.is_standing and t.action not in ('show', 'undo')
        and t.node is not null
    )
    select from_node, to_node, count(distinct user_id)::integer as players
    from ways
    where from_node <> to_node
    group by grouping sets ((from_node, to_node), (from_node))`.execute(db);
  return rows;
}
