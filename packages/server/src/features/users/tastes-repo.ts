import type { Tastes } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { lockCategoriesById } from "../taxonomy/lock-placement.ts";
import { findUser, updateUser } from "./repo.ts";

/** Null until the user has answered; the categories in their order. */
export async function findTastes(db: Db, userId: string): Promise<Tastes | null> {
  const languages = (await findUser(db, userId))?.reads_languages ?? null;
  if (languages === null) return null;
  const liked = await db
    .selectFrom("liked_categories as l")
    .innerJoin("categories as c", "c.id", "l.category_id")
    .where("l.user_id", "=", userId)
    .select("c.id")
    .orderBy("c.sort_order")
    .orderBy("c.name")
    .execute();
  return { languages, categories: liked.map(({ id }) => id) };
}

export async function replaceTastes(
  tx: Db,
  userId: string,
  { languages, categories }: Tastes,
): Promise<void> {
  const known = await lockCategoriesById(tx, categories);
  await updateUser(tx, userId, { reads_languages: [...new Set(languages)] });
  await tx.deleteFrom("liked_categories").where("user_id", "=", userId).execute();
  if (known.length === 0) return;
  const liked = known.map((category_id) => ({ user_id: userId, category_id }));
  await tx.insertInto("liked_categories").values(liked).execute();
}
