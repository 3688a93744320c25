import type { StoryEntry } from "@katha/catalogue";
import type { Db } from "../../db/open.ts";
import type { CatalogueEntriesTable } from "../../db/tables/stories.ts";
import type { Tables } from "../../db/tables.ts";
import type { Insertable, Updateable } from "kysely";
import { countedIn } from "../stories/counted.ts";
import type { Fingerprints, Values } from "./merge.ts";

export type Kind = CatalogueEntriesTable["kind"];

export interface Entry {
  row_id: string;
  written: Fingerprints;
  /** A fingerprint of what it was read from; null where that is not known. */
  read_from: string | null;
}

export async function findEntries(db: Db, kind: Kind): Promise<Map<string, Entry>> {
  const rows = await db
    .selectFrom("catalogue_entries")
    .where("kind", "=", kind)
    .select(["name", "row_id", "written", "read_from"])
    .execute();
  return new Map(rows.map(({ name, ...entry }) => [name, entry]));
}

export async function noteEntry(
  db: Db,
  entry: Entry & { kind: Kind; name: string; at: Date },
): Promise<void> {
  const { kind, name, row_id, read_from, at } = entry;
  const noted = { row_id, written: JSON.stringify(entry.written), read_from, loaded_at: at };
  await db
    .insertInto("catalogue_entries")
    .values({ kind, name, ...noted })
    .onConflict((conflict) => conflict.columns(["kind", "name"]).doUpdateSet(noted))
    .execute();
}

const tables = { category: "categories", tag: "tags", author: "users" } as const;

/** The rows that still exist. */
export async function findPresent(
  db: Db,
  kind: keyof typeof tables,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom(tables[kind]).where("id", "in", ids).select("id").execute();
  return new Set(rows.map(({ id }) => id));
}

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

export function findRow(db: Db, kind: Kind, id: string): Promise<Values | undefined> {
  switch (kind) {
    case "category":
      return db.selectFrom("categories").selectAll().where("id", "=", id).executeTakeFirst();
    case "tag":
      return db.selectFrom("tags").selectAll().where("id", "=", id).executeTakeFirst();
    case "author":
      return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
    case "story":
      return findStoryRow(db, id);
  }
}

async function findStoryRow(db: Db, id: string): Promise<Values | undefined> {
  const row = await db.selectFrom("stories").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const tags = await db
    .selectFrom("story_tags")
    .where("story_id", "=", id)
    .select("tag_id")
    .orderBy("tag_id")
    .execute();
  return { ...row, tag_ids: tags.map(({ tag_id }) => tag_id) };
}

/** The row's id; not the requested one if the name was taken. */
export async function insertRow(db: Db, kind: Kind, values: Values): Promise<string> {
  const id = values["id"] as string;
  switch (kind) {
    case "category":
      return insertNamed(db, "categories", values as unknown as Row<"categories">);
    case "tag":
      return insertNamed(db, "tags", values as unknown as Row<"tags">);
    case "author":
      await db
        .insertInto("users")
        .values(values as unknown as Row<"users">)
        .execute();
      return id;
    case "story": {
      const { tag_ids: tagIds, ...row } = values;
      await db
        .insertInto("stories")
        .values(storyColumns(row) as unknown as Row<"stories">)
        .execute();
      await setTags(db, id, tagIds as string[]);
      return id;
    }
  }
}

async function insertNamed<Table extends "categories" | "tags">(
  db: Db,
  table: Table,
  row: Row<Table>,
): Promise<string> {
  const { id } = await db
    .insertInto(table as "tags")
    .values(row as Row<"tags">)
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ name: (row as Row<"tags">).name }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRow(
  db: Db,
  kind: Kind,
  id: string,
  changes: Values,
  at: Date,
): Promise<void> {
  switch (kind) {
    case "category":
      await db.updateTable("categories").set(changes).where("id", "=", id).execute();
      return;
    case "tag":
      await db.updateTable("tags").set(changes).where("id", "=", id).execute();
      return;
    case "author":
      await db
        .updateTable("users")
        .set({ ...changes, updated_at: at })
        .where("id", "=", id)
        .execute();
      return;
    case "story": {
      const { tag_ids: tagIds, ...row } = changes;
      await db
        .updateTable("stories")
        .set(({ eb }) => ({
          ...(storyColumns(row) as Updateable<Tables["stories"]>),
          version: eb("version", "+", 1),
          saved_by: null,
          restored_from: null,
          updated_at: at,
        }))
        .where("id", "=", id)
        .execute();
      if (tagIds !== undefined) await setTags(db, id, tagIds as string[]);
    }
  }
}

/** Objects are stored as JSON text. */
function asStored(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === "object" && value !== null && !(value instanceof Date)
        ? JSON.stringify(value)
        : value,
    ]),
  );
}

/** What is counted of a structure: its answers, which are most of it, are no scenes. */
const scenesOf = ({ reactions: _answers, ...scenes }: StoryEntry["structure"]) => scenes;

function storyColumns(story: Values): Values {
  const structure = story["story_structure"] as StoryEntry["structure"] | undefined;
  return asStored({
    ...story,
    ...(structure !== undefined && { counted: countedIn(scenesOf(structure)) }),
  });
}

async function setTags(db: Db, storyId: string, tagIds: readonly string[]): Promise<void> {
  await db.deleteFrom("story_tags").where("story_id", "=", storyId).execute();
  if (tagIds.length === 0) return;
  await db
    .insertInto("story_tags")
    .values(tagIds.map((tag_id) => ({ story_id: storyId, tag_id })))
    .execute();
}

export async function isUsernameFree(db: Db, username: string): Promise<boolean> {
  const taken = await db
    .selectFrom("users")
    .where((row) => row(row.fn<string>("lower", ["username"]), "=", username))
    .select("id")
    .executeTakeFirst();
  return taken === undefined;
}
