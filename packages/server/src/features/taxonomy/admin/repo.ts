import { sql } from "kysely";
import type { Category, Tag } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";

const tables = { category: "categories", tag: "tags" } as const;
type Kind = keyof typeof tables;

const categoryColumns = ["id", "name", "display_name", "sort_order"] as const;
const tagColumns = ["id", "display_name", "color"] as const;

/** Locked, so that no story starts using it meanwhile. */
export function lockCategory(tx: Db, id: string): Promise<Category | undefined> {
  return tx
    .selectFrom("categories")
    .where("id", "=", id)
    .select(categoryColumns)
    .forUpdate()
    .executeTakeFirst();
}

export function lockTag(tx: Db, id: string): Promise<Tag | undefined> {
  return tx
    .selectFrom("tags")
    .where("id", "=", id)
    .select(tagColumns)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks all categories in id order, and returns them in their own order. */
export async function lockCategories(tx: Db): Promise<Category[]> {
  const all = await tx
    .selectFrom("categories")
    .select(categoryColumns)
    .orderBy("id")
    .forUpdate()
    .execute();
  return all.toSorted((a, b) => a.sort_order - b.sort_order);
}

/** Appends the category at the end. */
export function insertCategory(
  tx: Db,
  category: { id: string; name: string; display_name: string },
): Promise<Category> {
  return tx
    .insertInto("categories")
    .values((eb) => ({
      ...category,
      sort_order: eb
        .selectFrom("categories")
        .select(sql<number>`coalesce(max(sort_order), 0) + 1`.as("next")),
    }))
    .returning(categoryColumns)
    .executeTakeFirstOrThrow();
}

export function insertTag(
  tx: Db,
  tag: { id: string; name: string; display_name: string; color: string },
): Promise<Tag> {
  return tx.insertInto("tags").values(tag).returning(tagColumns).executeTakeFirstOrThrow();
}

export function updateCategory(
  tx: Db,
  id: string,
  changes: { name?: string; display_name?: string; sort_order?: number },
): Promise<Category> {
  return tx
    .updateTable("categories")
    .set(changes)
    .where("id", "=", id)
    .returning(categoryColumns)
    .executeTakeFirstOrThrow();
}

export function updateTag(
  tx: Db,
  id: string,
  changes: { name: string; display_name: string; color: string },
): Promise<Tag> {
  return tx
    .updateTable("tags")
    .set(changes)
    .where("id", "=", id)
    .returning(tagColumns)
    .executeTakeFirstOrThrow();
}

export async function isUsed(tx: Db, kind: Kind, id: string): Promise<boolean> {
  const story = await (kind === "category"
    ? tx
        .selectFrom("stories")
        .where("category_id", "=", id)
        .select("id")
        .limit(1)
        .executeTakeFirst()
    : tx
        .selectFrom("story_tags")
        .where("tag_id", "=", id)
        .select("story_id")
        .limit(1)
        .executeTakeFirst());
  return story !== undefined;
}

export async function deleteNamed(tx: Db, kind: Kind, id: string): Promise<void> {
  await tx.deleteFrom(tables[kind]).where("id", "=", id).execute();
}

/** Returns how many stories moved. */
export async function moveStories(tx: Db, from: string, into: string): Promise<number> {
  const moved = await tx
    .updateTable("stories")
    .set({ category_id: into })
    .where("category_id", "=", from)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
}

/** Who liked the one likes the other. */
export async function moveLikings(tx: Db, from: string, into: string): Promise<void> {
  await tx
    .insertInto("liked_categories")
    .columns(["user_id", "category_id"])
    .expression((eb) =>
      eb
        .selectFrom("liked_categories")
        .where("category_id", "=", from)
        .select(["user_id", sql.val(into).as("category_id")]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function moveTaggings(tx: Db, from: string, into: string): Promise<number> {
  await tx
    .insertInto("story_tags")
    .columns(["story_id", "tag_id"])
    .expression((eb) =>
      eb
        .selectFrom("story_tags")
        .where("tag_id", "=", from)
        .select(["story_id", sql.val(into).as("tag_id")]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const moved = await tx.deleteFrom("story_tags").where("tag_id", "=", from).executeTakeFirst();
  return Number(moved.numDeletedRows);
}

export async function moveCatalogueEntry(
  tx: Db,
  kind: Kind,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx
    .updateTable("catalogue_entries")
    .set({ row_id: into })
    .where("kind", "=", kind)
    .where("row_id", "=", from)
    .execute();
}
