import { join } from "node:path";
import type { Config } from "../settings/config.ts";
import type { Db } from "../db/open.ts";
import type { Clock } from "../lib/clock.ts";
import { createSecret, fingerprintOf, type Secret } from "../lib/secret.ts";
import { StartupError } from "../lib/startup-error.ts";

interface SharedSecretOptions {
  db: Db;
  clock: Clock;
  secret: Secret;
  config: Pick<Config, "secret" | "previousSecret" | "dataDir">;
}

/**
 * Refuses to start with a different secret from the database's other servers: tokens and links of one would fail on
 * another.
 */
export async function requireSharedSecret(options: SharedSecretOptions): Promise<void> {
  const { db, clock, secret, config } = options;
  const previous = config.previousSecret;
  const fingerprint = fingerprintOf(secret);
  const row = { id: 1, fingerprint, set_at: clock.now() };
  await db
    .insertInto("shared_secret")
    .values(row)
    .onConflict((conflict) => {
      if (previous === undefined) return conflict.doNothing();
      const changed = conflict.column("id").doUpdateSet(row);
      if (previous === "lost") return changed;
      return changed.where("shared_secret.fingerprint", "=", fingerprintOf(createSecret(previous)));
    })
    .execute();
  const known = await db
    .selectFrom("shared_secret")
    .select("fingerprint")
    .executeTakeFirstOrThrow();
  if (known.fingerprint !== fingerprint) throw new StartupError(otherSecret(config));
}

function otherSecret({ secret, dataDir }: SharedSecretOptions["config"]): string {
  const found =
    secret === undefined
      ? `KATHA_SECRET is not set, and the secret that this server made up in ${join(dataDir, "secret")} is not the one`
      : "KATHA_SECRET is not the one";
  return `${found} that this database's servers use: who signs in on one would be signed out on the other, and mailed links would fail. Give all of them the same KATHA_SECRET. If you changed it on purpose, stop them all and start the first once with KATHA_SECRET_PREVIOUS set to the secret of before, or to lost; everybody will have to sign in again.`;
}
