import type { ModelBindingForm } from "@katha/api/contract";
import type { Insertable } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { ModelProvidersTable } from "../../../db/tables/models.ts";
import type { ModelKind } from "../book.ts";

/** Everything that administrators have set. */
export async function findSettings(db: Db) {
  const providers = await db.selectFrom("model_providers").selectAll().orderBy("name").execute();
  const bindings = await db.selectFrom("model_bindings").selectAll().execute();
  const prices = await db.selectFrom("model_prices").selectAll().execute();
  const budgets = await db.selectFrom("model_budgets").selectAll().execute();
  const permissions = await db.selectFrom("model_permissions").selectAll().execute();
  return { providers, bindings, prices, budgets, permissions };
}
export type SettingRows = Awaited<ReturnType<typeof findSettings>>;

export function findProvider(db: Db, name: string) {
  return db
    .selectFrom("model_providers")
    .selectAll()
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveProvider(db: Db, row: Insertable<ModelProvidersTable>): Promise<void> {
  const { name: _name, ...changed } = row;
  await db
    .insertInto("model_providers")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet(changed))
    .execute();
}

export async function removeProvider(db: Db, name: string): Promise<void> {
  await db.deleteFrom("model_providers").where("name", "=", name).execute();
}

interface ModelName {
  kind: ModelKind;
  model_key: string;
}

export function findBinding(db: Db, { kind, model_key }: ModelName) {
  return db
    .selectFrom("model_bindings")
    .select("bound")
    .where("kind", "=", kind)
    .where("model_key", "=", model_key)
    .executeTakeFirst();
}

export async function saveBinding(
  db: Db,
  { bound, at, ...key }: ModelName & { bound: readonly ModelBindingForm[]; at: Date },
): Promise<void> {
  if (bound.length === 0) {
    await db
      .deleteFrom("model_bindings")
      .where("kind", "=", key.kind)
      .where("model_key", "=", key.model_key)
      .execute();
    return;
  }
  const changed = { bound: JSON.stringify(bound), changed_at: at };
  await db
    .insertInto("model_bindings")
    .values({ ...key, ...changed })
    .onConflict((conflict) => conflict.columns(["kind", "model_key"]).doUpdateSet(changed))
    .execute();
}

export async function savePrice(
  db: Db,
  { credit_cost, at, ...key }: ModelName & { credit_cost: number | null; at: Date },
): Promise<void> {
  if (credit_cost === null) {
    await db
      .deleteFrom("model_prices")
      .where("kind", "=", key.kind)
      .where("model_key", "=", key.model_key)
      .execute();
    return;
  }
  const changed = { credit_cost, changed_at: at };
  await db
    .insertInto("model_prices")
    .values({ ...key, ...changed })
    .onConflict((conflict) => conflict.columns(["kind", "model_key"]).doUpdateSet(changed))
    .execute();
}
