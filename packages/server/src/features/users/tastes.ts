import type { KeptTastes, Tastes } from "@katha/api/contract";
import { lockById } from "../../db/lock-by-id.ts";
import type { Db } from "../../db/open.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { findUser, lockUser, updateUser } from "./service.ts";

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

export async function tastesOf(db: Db, { id }: Viewer): Promise<KeptTastes> {
  return { tastes: await findTastes(db, id) };
}

/** Categories that are not there any more are left out. */
export async function keepTastes(
  db: Db,
  viewer: Viewer,
  { languages, categories }: Tastes,
): Promise<KeptTastes> {
  return db.transaction().execute(async (tx) => {
    // Locked before the likings, as when a category is deleted or merged, to avoid deadlocks.
    const known = await lockById(tx, "categories", categories);
    // Two devices that answer at the same time: the later answer stands whole.
    await lockUser(tx, viewer.id);
    await updateUser(tx, viewer.id, { reads_languages: [...new Set(languages)] });
    await tx.deleteFrom("liked_categories").where("user_id", "=", viewer.id).execute();
    const liked = known.map((category_id) => ({ user_id: viewer.id, category_id }));
    if (liked.length > 0) await tx.insertInto("liked_categories").values(liked).execute();
    return tastesOf(tx, viewer);
  });
}
