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

export interface WrittenVersion {
  story_id: string;
  version: number;
  saved_at: Date;
  restored_from: number | null;
  /** Null where newer versions left no room for it. */
  content: Record<string, unknown> | null;
}

/** The earlier versions of an author's stories, with as much content as asked for, the newest first. */
export async function findVersionsBy(
  db: Db,
  authorId: string,
  mostBytes: number,
): Promise<WrittenVersion[]> {
  const { rows } = await sql<WrittenVersion>`
    with written as (
      select v.*, sum(octet_length(v.content::text) + octet_length(v.story_structure::text))
        over (order by v.saved_at desc, v.story_id, v.version desc) as running
      from story_versions as v join stories as s on s.id = v.story_id
      where s.author_id = ${authorId}
    )
    select story_id, version, saved_at, restored_from,
      case when running <= ${mostBytes} then json_build_object(
        'fields', content - '{story_system_prompt,saved_by}'::text[],
        'game_config', game_config,
        'story_structure', story_structure
      ) end as content
    from written
    order by story_id, version`.execute(db);
  return rows;
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
