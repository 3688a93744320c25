import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/open.ts";
import type { QuotaKind } from "@katha/api/contract";

/** A row's compressed size on disk, without reading columns that are stored out of line. */
const sizeOf = (...columns: string[]) =>
  sql<number>`(200 + ${sql.join(
    columns.map((column) => sql`coalesce(pg_column_size(${sql.ref(column)}), 0)`),
    sql` + `,
  )})`;

const versionSize = sizeOf("v.story_structure", "v.game_config", "v.content");
const sessionSize = sizeOf("g.opening", "g.scenes");
const turnSize = sizeOf(
  "t.narrative",
  "t.setup",
  "t.offers",
  "t.step",
  "t.scene",
  "t.chunks",
  "t.picture",
  "t.user_input",
);
/** Older rows have no size: a generous estimate for WebP. */
const pictureSize = sql<number>`coalesce(m.bytes, m.width * m.height / 6)`;

const used: Record<QuotaKind, (userId: string) => RawBuilder<{ bytes: string }>> = {
  stories: (userId) => sql`
    select coalesce(sum(s.bytes), 0)::text as bytes from stories as s
    where s.author_id = ${userId}`,
  versions: (userId) => sql`
    select coalesce(sum(${versionSize}), 0)::text as bytes
    from story_versions as v join stories as s on s.id = v.story_id
    where s.author_id = ${userId}`,
  plays: (userId) => sql`
    select coalesce(sum(bytes), 0)::text as bytes from (
      select ${sessionSize} as bytes from game_sessions as g where g.user_id = ${userId}
      union all
      select ${turnSize} from turns as t join game_sessions as g on g.id = t.session_id
      where g.user_id = ${userId}
    ) as plays`,
  pictures: (userId) => sql`
    select coalesce(sum(${pictureSize}), 0)::text as bytes from media as m
    where m.created_by = ${userId} and m.kind = 'upload'`,
};

export async function bytesUsed(db: Db, kind: QuotaKind, userId: string): Promise<number> {
  const { rows } = await used[kind](userId).execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

export async function bytesOfStory(db: Db, storyId: string): Promise<number> {
  const story = await db
    .selectFrom("stories")
    .select("bytes")
    .where("id", "=", storyId)
    .executeTakeFirst();
  return story?.bytes ?? 0;
}

/** A session plays it, a review waits for it, or it is the last one approved. */
const isNeeded = sql<boolean>`coalesce(
  exists (
    select 1 from game_sessions as g where g.story_id = v.story_id and g.story_version = v.version
  ) or exists (
    select 1 from story_reviews as r
    where r.story_id = v.story_id and r.story_version = v.version and r.outcome is null
  ) or v.version = s.archived_version or v.version = (
    select max(r.story_version) from story_reviews as r
    where r.story_id = v.story_id and r.outcome = 'approved'
  ), false)`;

/** Deletes the author's oldest versions that nobody needs, until the rest fits. */
export async function dropOldestVersions(db: Db, authorId: string, limit: number): Promise<void> {
  await sql`
    with sized as (
      select v.story_id, v.version, v.saved_at, ${versionSize} as bytes, ${isNeeded} as is_needed
      from story_versions as v join stories as s on s.id = v.story_id
      where s.author_id = ${authorId}
    ),
    newest_first as (
      select story_id, version, is_needed,
        sum(bytes) over (order by is_needed desc, saved_at desc, story_id, version desc) as running
      from sized
    )
    delete from story_versions as v using newest_first as n
    where v.story_id = n.story_id and v.version = n.version
      and not n.is_needed and n.running > ${limit}`.execute(db);
}

/** Versions that are kept for the author's own plays alone. */
export async function bytesPinnedByAuthor(db: Db, authorId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(${versionSize}), 0)::text as bytes
    from story_versions as v join stories as s on s.id = v.story_id
    where s.author_id = ${authorId} and exists (
      select 1 from game_sessions as g
      where g.story_id = v.story_id and g.story_version = v.version and g.user_id = ${authorId}
    )`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

export interface LargePlay {
  session_id: string;
  story_id: string;
  story_title: string;
  is_branch: boolean;
  bytes: number;
  updated_at: Date;
}

export async function largestPlays(db: Db, userId: string, most: number): Promise<LargePlay[]> {
  const { rows } = await sql<LargePlay>`
    select g.id as session_id, g.story_id, st.title as story_title,
      g.branched_from is not null as is_branch, g.updated_at,
      (${sessionSize} + coalesce((
        select sum(${turnSize}) from turns as t where t.session_id = g.id
      ), 0))::float8 as bytes
    from game_sessions as g join stories as st on st.id = g.story_id
    where g.user_id = ${userId}
    order by bytes desc, g.id
    limit ${most}`.execute(db);
  return rows;
}

const showsPicture = (url: RawBuilder<unknown>) =>
  sql<boolean>`substring(${url} from '/media/([0-9a-f]+)/') = m.hash`;

/** The cover of a pending change is in the story's latest submission. */
const unused = (userId: string) => sql`
  from media as m
  where m.created_by = ${userId} and m.kind = 'upload'
    and not exists (
      select 1 from stories as s where ${showsPicture(sql`s.cover_image_url`)}
    ) and not exists (
      select 1 from story_reviews as r
      where (r.outcome is null or r.outcome = 'returned')
        and ${showsPicture(sql`r.changes ->> 'cover_image_url'`)}
        and not exists (
          select 1 from story_reviews as later
          where later.story_id = r.story_id
            and (later.submitted_at, later.id) > (r.submitted_at, r.id)
        )
    ) and not exists (
      select 1 from users as u where ${showsPicture(sql`u.avatar_url`)}
    )`;

export async function unusedPictures(
  db: Db,
  userId: string,
): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::integer as count, coalesce(sum(${pictureSize}), 0)::float8 as bytes
    ${unused(userId)}`.execute(db);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** Returns the hashes of the deleted pictures. */
export async function forgetUnusedPictures(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    delete from media where hash in (select m.hash ${unused(userId)}) returning hash`.execute(db);
  return rows.map(({ hash }) => hash);
}
