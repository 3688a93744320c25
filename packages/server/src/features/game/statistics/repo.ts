import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";

/** Plays by others than the author. A family is a session with its branches. */
const played = (storyId: string) => sql`
  select g.id, g.family, g.user_id, g.ending_node, g.ending, g.head,
    g.opening ->> 'node' as first_node, g.updated_at
  from game_sessions as g
  join stories as s on s.id = g.story_id
  where g.story_id = ${storyId} and g.user_id is distinct from s.author_id`;

export async function countPlays(db: Db, storyId: string) {
  const { rows } = await sql<{ starts: number; players: number; finishes: number }>`
    select count(distinct family)::integer as starts,
      count(distinct user_id)::integer as players,
      count(distinct family) filter (where ending_node is not null)::integer as finishes
    from (${played(storyId)}) as p`.execute(db);
  return rows[0] ?? { starts: 0, players: 0, finishes: 0 };
}

export async function countEndings(db: Db, storyId: string) {
  const { rows } = await sql<{ node: string; title: string; plays: number }>`
    select ending_node as node, max(ending) as title, count(distinct family)::integer as plays
    from (${played(storyId)}) as p
    where ending_node is not null
    group by ending_node
    order by plays desc, node`.execute(db);
  return rows;
}

/** Where each unfinished play is, in the branch that was played last. */
export async function countStops(db: Db, storyId: string) {
  const { rows } = await sql<{ node: string; plays: number }>`
    with p as materialized (${played(storyId)}),
    latest as (
      select distinct on (family) family, head, first_node
      from p
      where family not in (select family from p where ending_node is not null)
      order by family, updated_at desc, id desc
    )
    select coalesce(t.node, latest.first_node) as node, count(*)::integer as plays
    from latest
    left join turns as t on t.id = latest.head
    group by 1
    order by plays desc, node`.execute(db);
  return rows;
}

/** Passages that were retried; parts copied into a branch do not count again. */
export async function countRetries(db: Db, storyId: string) {
  const { rows } = await sql<{ node: string; tellings: number; plays: number }>`
    select coalesce(t.node, p.first_node) as node, count(*)::integer as tellings,
      count(distinct p.family)::integer as plays
    from (${played(storyId)}) as p
    join turns as t on t.session_id = p.id and t.retry_of <> t.id
    where t.status = 'settled'
    group by 1
    order by tellings desc, node`.execute(db);
  return rows;
}
