import { sql } from "kysely";
import type { Db } from "../../../../db/open.ts";
import { authoredColumns } from "../authored.ts";

/** The columns of a copy, which has a title of its own; statistics and status are not copied. */
const copied = sql.join(
  [...authoredColumns.filter((name) => name !== "title"), "story_system_prompt", "counted"].map(
    (name) => sql.ref(name),
  ),
);

export async function copyStory(
  tx: Db,
  from: string,
  copy: { id: string; title: string; author: string; at: Date },
): Promise<void> {
  const { id, title, author, at } = copy;
  await sql`
    insert into stories
      (id, title, author_id, saved_by, created_at, updated_at, version_began_at, ${copied})
    select ${id}::uuid, ${title}, ${author}::uuid, ${author}::uuid, ${at}::timestamptz,
      ${at}::timestamptz, ${at}::timestamptz, ${copied}
    from stories where id = ${from}`.execute(tx);
  await sql`
    insert into story_tags (story_id, tag_id)
    select ${id}::uuid, tag_id from story_tags where story_id = ${from}`.execute(tx);
}

/** A story with a pending turn is left for the next run: its held coins must be returned first. */
export async function deleteForGood(db: Db, before: Date): Promise<void> {
  await sql`
    delete from stories as s
    where s.deleted_at < ${before}::timestamptz and not exists (
      select 1 from game_sessions as g join turns as t on t.session_id = g.id
      where g.story_id = s.id and t.status = 'pending'
    )`.execute(db);
}
