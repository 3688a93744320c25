import type { StoryLately } from "@katha/api/contract";
import { sql } from "kysely";
import type { Db } from "../../db/open.ts";

/** What warmed stories since a moment, as far as a number: a story that a million play is counted no longer than others. */
export async function countLately(
  db: Db,
  storyIds: readonly string[],
  since: Date,
  most: number,
): Promise<Map<string, StoryLately>> {
  const events = (kind: "play" | "completion") => sql`(select count(*)::integer from (
    select 1 from story_events e
    where e.story_id = s.id and e.kind = ${kind} and e.is_warm and e.happened_at > ${since}
    limit ${most}) as counted)`;
  const { rows } = await sql<StoryLately & { id: string }>`
    select s.id, ${events("play")} as plays, ${events("completion")} as endings,
      (select count(*)::integer from (
        select 1 from story_likes l where l.story_id = s.id and l.created_at > ${since}
        limit ${most}) as counted) as likes
    from unnest(${[...storyIds]}::uuid[]) as s (id)`.execute(db);
  return new Map(rows.map(({ id, plays, likes, endings }) => [id, { plays, likes, endings }]));
}
