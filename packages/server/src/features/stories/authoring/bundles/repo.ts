import { sql } from "kysely";
import type { Db } from "../../../../db/open.ts";
import { bundleBounds, plainColumns } from "./format.ts";

/** A story with its JSON as text, as it was written. */
export async function findWhole(db: Db, id: string) {
  return db
    .selectFrom("stories as s")
    .leftJoin("categories as c", "c.id", "s.category_id")
    .where("s.id", "=", id)
    .select(plainColumns.map((name) => `s.${name}` as const))
    .select(["s.version", "s.ifid", "c.name as category"])
    .select([
      sql<string>`s.story_structure::text`.as("structure"),
      sql<string>`s.game_config::text`.as("game_config"),
      sql<string | null>`s.bible::text`.as("bible"),
    ])
    .executeTakeFirstOrThrow();
}

export async function findTagNames(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom("story_tags as t")
    .innerJoin("tags", "tags.id", "t.tag_id")
    .where("t.story_id", "=", id)
    .select("tags.name")
    .execute();
  return rows.map(({ name }) => name).toSorted();
}

export interface WrittenVersion {
  version: number;
  saved_at: Date;
  restored_from: number | null;
  content: Record<string, unknown>;
  structure: string;
  game_config: string;
}

/** The newest of the earlier versions, as many as a bundle takes. */
export async function findEarlier(db: Db, id: string): Promise<WrittenVersion[]> {
  const { rows } = await sql<WrittenVersion>`
    with written as (
      select version, saved_at, restored_from, content,
        story_structure::text as structure, game_config::text as game_config,
        row_number() over newest as place,
        sum(octet_length(content::text) + octet_length(story_structure::text)) over newest as bytes
      from story_versions where story_id = ${id}
      window newest as (order by version desc)
    )
    select version, saved_at, restored_from, content, structure, game_config from written
    where place <= ${bundleBounds.versions} and bytes <= ${bundleBounds.versionBytes}
    order by version`.execute(db);
  return rows;
}

export async function findByName(db: Db, table: "categories" | "tags", names: readonly string[]) {
  if (names.length === 0) return [];
  return db.selectFrom(table).where("name", "in", names).select(["id", "name"]).execute();
}

export interface NewVersion extends Omit<WrittenVersion, "saved_at"> {
  story_id: string;
  saved_at: string;
}

export async function insertVersion(tx: Db, one: NewVersion): Promise<void> {
  await sql`
    insert into story_versions (
      story_id, version, content, game_config, story_structure,
      saved_at, saved_by, restored_from, nodes, words
    ) values (
      ${one.story_id}::uuid, ${one.version}, ${JSON.stringify(one.content)}::jsonb,
      ${one.game_config}::json, ${one.structure}::json,
      ${one.saved_at}::timestamptz, null, ${one.restored_from},
      story_nodes(${one.structure}::jsonb), story_words(${one.structure}::jsonb)
    )`.execute(tx);
}
