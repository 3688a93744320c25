import type { Category, Tag } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";

export function findCategories(db: Db): Promise<Category[]> {
  return db
    .selectFrom("categories")
    .select(["id", "name", "display_name", "sort_order"])
    .orderBy("sort_order")
    .orderBy("name")
    .execute();
}

export function findTags(db: Db): Promise<Tag[]> {
  return db
    .selectFrom("tags")
    .select(["id", "display_name", "color"])
    .orderBy("display_name")
    .orderBy("id")
    .execute();
}

/** Locks the rows against deletion. */
export async function lockCategoriesById(tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const query = tx.selectFrom("categories").where("id", "in", ids).select("id").orderBy("id");
  return (await query.forKeyShare().execute()).map(({ id }) => id);
}

export async function lockTagsById(tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const query = tx.selectFrom("tags").where("id", "in", ids).select("id").orderBy("id");
  return (await query.forKeyShare().execute()).map(({ id }) => id);
}
