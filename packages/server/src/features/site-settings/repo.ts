import { siteSettingForms, siteSettingNames, type SiteSettingName } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { openKey, resealed, sealKey } from "../../lib/sealed-key.ts";
import type { Secret } from "../../lib/secret.ts";
import type { SiteValues } from "./values.ts";

/** The one that holds a password. */
const sealed: SiteSettingName = "smtp_url";
const asSealed = (secret: Secret) => ({ secret, provider: sealed });

/** What is set. A value of another version of Katha, or sealed under another secret, counts as not set. */
export async function findSettings(db: Db, secret: Secret): Promise<Partial<SiteValues>> {
  const rows = await db.selectFrom("site_settings").select(["name", "value"]).execute();
  const set = rows.flatMap(({ name, value }) => {
    const known = siteSettingNames.find((one) => one === name);
    if (known === undefined) return [];
    const opened = known === sealed ? openKey(String(value), asSealed(secret)) : value;
    const read = siteSettingForms[known].safeParse(opened);
    return read.success ? [[known, read.data] as const] : [];
  });
  return Object.fromEntries(set);
}

/** Null forgets it. */
export async function saveSetting(
  db: Db,
  setting: { name: SiteSettingName; value: unknown; at: Date; by: string; secret: Secret },
): Promise<void> {
  const { name, value, at, by, secret } = setting;
  if (value === null) {
    await db.deleteFrom("site_settings").where("name", "=", name).execute();
    return;
  }
  const isSealed = name === sealed && typeof value === "string";
  const kept = isSealed ? sealKey(value, asSealed(secret)) : value;
  const changed = { value: JSON.stringify(kept), changed_at: at, changed_by: by };
  await db
    .insertInto("site_settings")
    .values({ name, ...changed })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(changed))
    .execute();
}

/** Seals anew what was sealed under an earlier secret; what opens already stays as it is. */
export async function resealSettings(
  db: Db,
  secrets: { secret: Secret; previous: Secret },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("site_settings")
      .select("value")
      .where("name", "=", sealed)
      .forUpdate()
      .executeTakeFirst();
    const anew = row && resealed(String(row.value), sealed, secrets);
    if (anew === undefined) return;
    await tx
      .updateTable("site_settings")
      .set({ value: JSON.stringify(anew) })
      .where("name", "=", sealed)
      .execute();
  });
}
