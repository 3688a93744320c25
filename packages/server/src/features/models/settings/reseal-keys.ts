import type { Db } from "../../../db/open.ts";
import type { Secret } from "../../../lib/secret.ts";
import { openKey, sealKey } from "./sealed-key.ts";

/**
 * Seals anew the providers' keys that were sealed under an earlier secret; says how many. Those that open under neither
 * stay as they are, and those that open already are not touched, so that it can be done at every start.
 */
export function resealKeys(
  db: Db,
  { secret, previous }: { secret: Secret; previous: Secret },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom("model_providers")
      .select(["name", "sealed_key"])
      .where("sealed_key", "is not", null)
      .forUpdate()
      .execute();
    let resealed = 0;
    for (const { name: provider, sealed_key } of rows) {
      const sealed = sealed_key ?? "";
      if (openKey(sealed, { secret, provider }) !== undefined) continue;
      const key = openKey(sealed, { secret: previous, provider });
      if (key === undefined) continue;
      await tx
        .updateTable("model_providers")
        .set({ sealed_key: sealKey(key, { secret, provider }) })
        .where("name", "=", provider)
        .execute();
      resealed += 1;
    }
    return resealed;
  });
}
