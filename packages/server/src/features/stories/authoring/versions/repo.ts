import { sql } from "kysely";
import type { Db } from "../../../../db/open.ts";

/** Whether a session plays the version, or the review has seen it. */
export async function isInUse(db: Db, storyId: string, version: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select
      exists (
        select 1 from game_sessions where story_id = ${storyId} and story_version = ${version}
      ) or exists (
        select 1 from story_reviews where story_id = ${storyId} and story_version = ${version}
      ) as used`.execute(db);
  return rows[0]?.used ?? false;
}

export function findNewest(db: Db, id: string) {
  return db
    .selectFrom("stories")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .select(["author_id", "status", "version", "cover_image_url"])
    .executeTakeFirst();
}

export interface VersionRow {
  version: number;
  is_current: boolean;
  saved_at: Date;
  restored_from: number | null;
  nodes: number;
  words: number;
  saved_by: string | null;
  display_name: string | null;
}

/** The newest version is in the story itself, earlier ones in their table. */
const versionsOf = (storyId: string) => sql`
  select version, true as is_current, updated_at as saved_at, saved_by, restored_from,
    story_nodes(story_structure::jsonb) as nodes, story_words(story_structure::jsonb) as words
  from stories where id = ${storyId}
  union all
  select version, false, saved_at, saved_by, restored_from, nodes, words
  from story_versions where story_id = ${storyId}`;

export async function findVersions(
  db: Db,
  storyId: string,
  { before, limit }: { before: number; limit: number },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.version, v.is_current, v.saved_at, v.restored_from, v.nodes, v.words,
      u.id as saved_by, u.display_name
    from (${versionsOf(storyId)}) as v
    left join users as u on u.id = v.saved_by
    where v.version < ${before}
    order by v.version desc
    limit ${limit}`.execute(db);
  return rows;
}

/** The earlier versions of an author's stories, one after another, with what was written. */
export async function* versionsBy(db: Db, authorId: string) {
  const { rows: keys } = await sql<{ story_id: string; version: number }>`
    select v.story_id, v.version
    from story_versions as v join stories as s on s.id = v.story_id
    where s.author_id = ${authorId}
    order by v.story_id, v.version`.execute(db);
  for (const { story_id, version } of keys) {
    const { rows } = await sql<Record<string, unknown>>`
      select story_id, version, saved_at, restored_from, json_build_object(
        'fields', content - '{story_system_prompt,saved_by}'::text[],
        'game_config', game_config,
        'story_structure', story_structure
      ) as content
      from story_versions where story_id = ${story_id} and version = ${version}`.execute(db);
    yield* rows;
  }
}

/** The content of a version, or of the story if it is the newest. */
export async function findContent(
  db: Db,
  storyId: string,
  version: number,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<Record<"content" | "game_config" | "story_structure", object>>`
    select to_jsonb(s) as content, game_config, story_structure from stories as s
    where id = ${storyId} and version = ${version}
    union all
    select content, game_config, story_structure from story_versions
    where story_id = ${storyId} and version = ${version}
    limit 1`.execute(db);
  const [kept] = rows;
  if (kept === undefined) return undefined;
  const { content, ...written } = kept;
  return { ...content, ...written };
}
