import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { StoriesTable } from "../../../db/tables/stories.ts";
import { authoredColumns } from "./authored.ts";

const columns = [
  "id",
  "author_id",
  "status",
  ...authoredColumns,
  "story_system_prompt",
  "is_featured",
  "version",
  "catalogue_slug",
  "created_at",
  "updated_at",
  "published_at",
  "archived_status",
  "archived_version",
  "archived_by_admin",
  "saved_by",
  "version_began_at",
  "deleted_at",
] as const satisfies (keyof StoriesTable)[];

export type StoryRecord = Pick<Selectable<StoriesTable>, (typeof columns)[number]> & {
  tag_ids: string[];
};

async function withTags(
  db: Db,
  row: Omit<StoryRecord, "tag_ids"> | undefined,
): Promise<StoryRecord | undefined> {
  if (row === undefined) return undefined;
  const tags = await db
    .selectFrom("story_tags")
    .where("story_id", "=", row.id)
    .select("tag_id")
    .orderBy("tag_id")
    .execute();
  return { ...row, tag_ids: tags.map(({ tag_id }) => tag_id) };
}

export async function findRecord(db: Db, id: string): Promise<StoryRecord | undefined> {
  const row = db
    .selectFrom("stories")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .select(columns);
  return withTags(db, await row.executeTakeFirst());
}

/** Locks the story against changes; likes do not wait for it. */
export async function lockRecord(tx: Db, id: string): Promise<StoryRecord | undefined> {
  const story = await lockEvenDeleted(tx, id);
  return story?.deleted_at === null ? story : undefined;
}

export async function lockEvenDeleted(tx: Db, id: string): Promise<StoryRecord | undefined> {
  const row = tx.selectFrom("stories").where("id", "=", id).select(columns).forNoKeyUpdate();
  return withTags(tx, await row.executeTakeFirst());
}

/** A shared lock against changes. Returns the newest version. */
export async function shareRecord(tx: Db, id: string): Promise<number | undefined> {
  const row = tx.selectFrom("stories").where("id", "=", id).select("version").forShare();
  return (await row.executeTakeFirst())?.version;
}

/** The author's stories that an administrator archived. */
export async function archivedByAdmin(db: Db, author: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("stories")
    .where("author_id", "=", author)
    .where("archived_by_admin", "=", true)
    .select("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertStory(tx: Db, story: Insertable<StoriesTable>): Promise<void> {
  await tx.insertInto("stories").values(story).execute();
}

export async function updateStory(
  tx: Db,
  id: string,
  changes: Updateable<StoriesTable>,
): Promise<void> {
  await tx.updateTable("stories").set(changes).where("id", "=", id).execute();
}

export async function setTags(tx: Db, storyId: string, tagIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("story_tags").where("story_id", "=", storyId).execute();
  if (tagIds.length === 0) return;
  await tx
    .insertInto("story_tags")
    .values(tagIds.map((tag_id) => ({ story_id: storyId, tag_id })))
    .execute();
}

const playedColumns = [
  "version",
  "title",
  "tagline",
  "story_prompt",
  "story_system_prompt",
  "language",
  "content_rating",
  "initial_xp",
  "game_config",
  "story_structure",
  "bible",
] as const satisfies (keyof StoriesTable)[];

/** A version as JSON, as it was written. */
export async function findVersionText(
  db: Db,
  storyId: string,
  version: number,
): Promise<string | undefined> {
  const fields = sql.join(playedColumns.flatMap((column) => [sql.lit(column), sql.ref(column)]));
  const current = await sql<{ written: string }>`
    select json_build_object(${fields})::text as written from stories
    where id = ${storyId} and version = ${version}`.execute(db);
  if (current.rows[0] !== undefined) return current.rows[0].written;
  const own: ReadonlySet<string> = new Set(["game_config", "story_structure"]);
  const keptFields = sql.join(
    playedColumns.flatMap((column) => [
      sql.lit(column),
      own.has(column) ? sql.ref(column) : sql`content -> ${sql.lit(column)}`,
    ]),
  );
  const kept = await sql<{ written: string }>`
    select json_build_object(${keptFields})::text as written from story_versions
    where story_id = ${storyId} and version = ${version}`.execute(db);
  return kept.rows[0]?.written;
}

export async function isKept(db: Db, storyId: string, version: number): Promise<boolean> {
  const kept = await db
    .selectFrom("story_versions")
    .where("story_id", "=", storyId)
    .where("version", "=", version)
    .select("version")
    .executeTakeFirst();
  return kept !== undefined;
}
