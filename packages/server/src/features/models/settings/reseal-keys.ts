import type { Db } from "../../../db/open.ts";
import type { Secret } from "../../../lib/secret.ts";
import { sealedFor } from "../own-keys/reached.ts";
import { resealed } from "../../../lib/sealed-key.ts";

interface Secrets {
  secret: Secret;
  previous: Secret;
}

/**
 * Seals anew the keys, of providers and of readers, that were sealed under an earlier secret; says how many. Those that
 * open under neither stay as they are, and those that open already are not touched, so that it can be done at every start.
 */
export function resealKeys(db: Db, secrets: Secrets): Promise<number> {
  return db.transaction().execute(async (tx) => {
    let count = 0;
    const providers = tx.selectFrom("model_providers").select(["name", "sealed_key"]).forUpdate();
    for (const { name, sealed_key } of await providers.execute()) {
      const sealed = sealed_key === null ? undefined : resealed(sealed_key, name, secrets);
      if (sealed === undefined) continue;
      await tx
        .updateTable("model_providers")
        .set({ sealed_key: sealed })
        .where("name", "=", name)
        .execute();
      count += 1;
    }
    const ownKeys = tx.selectFrom("own_keys").select(["user_id", "provider", "sealed_key"]);
    for (const row of await ownKeys.forUpdate().execute()) {
      const sealed = resealed(row.sealed_key, sealedFor(row), secrets);
      if (sealed === undefined) continue;
      await tx
        .updateTable("own_keys")
        .set({ sealed_key: sealed })
        .where("user_id", "=", row.user_id)
        .execute();
      count += 1;
    }
    return count;
  });
}
