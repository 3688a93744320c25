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
