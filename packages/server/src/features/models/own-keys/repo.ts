import type { Selectable } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { OwnKeysTable } from "../../../db/tables/models.ts";

export type OwnKeyRow = Selectable<OwnKeysTable>;

export function findOwnKey(db: Db, userId: string): Promise<OwnKeyRow | undefined> {
  return db.selectFrom("own_keys").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** In the place of the one before, whose model is forgotten with it. */
export async function saveOwnKey(db: Db, row: Omit<OwnKeyRow, "model">): Promise<void> {
  const { user_id: _user, ...kept } = { ...row, model: null };
  await db
    .insertInto("own_keys")
    .values({ ...row, model: null })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(kept))
    .execute();
}

/** False where another key was kept meanwhile, or none is. */
export async function saveOwnModel(
  db: Db,
  { user_id, sealed_key }: OwnKeyRow,
  model: string,
): Promise<boolean> {
  const changed = await db
    .updateTable("own_keys")
    .set({ model })
    .where("user_id", "=", user_id)
    .where("sealed_key", "=", sealed_key)
    .returning("user_id")
    .execute();
  return changed.length > 0;
}

/** False where there was none. */
export async function removeOwnKey(db: Db, userId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom("own_keys")
    .where("user_id", "=", userId)
    .returning("user_id")
    .execute();
  return removed.length > 0;
}

export async function saveOwnKeysAllowed(
  db: Db,
  { is_given, at }: { is_given: boolean; at: Date },
): Promise<void> {
  const changed = { is_given, changed_at: at };
  await db
    .insertInto("model_permissions")
    .values({ permission: "own_keys", ...changed })
    .onConflict((conflict) => conflict.column("permission").doUpdateSet(changed))
    .execute();
}
