import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Config, patientAddressOf } from "../../../settings/config.ts";
import { BackupFault } from "../backup-fault.ts";
import { postgresTarget } from "./postgres-target.ts";
import { restore, type RestoreNeeds } from "./restore.ts";
import { pictureStorage } from "../../../features/media/index.ts";
import { embeddedTarget } from "./embedded-target.ts";
import type { Clock } from "../../../lib/clock.ts";
import { createSecret, fingerprintOf } from "../../../lib/secret.ts";
import { openDataFolder } from "../../../lib/data-folder.ts";
import { lockFolder } from "../../../lib/folder-lock.ts";

interface RestoreFromNeeds extends Pick<RestoreNeeds, "freeBytes" | "keepsSchema"> {
  config: Config;
  clock: Clock;
  /** How long beats of other servers are looked for, in milliseconds. */
  lookForMs?: number | undefined;
}

/** Returns the message to print. */
export async function restoreFrom(file: string, needs: RestoreFromNeeds): Promise<string> {
  const { config, clock, lookForMs, freeBytes, keepsSchema } = needs;
  const { dataDir, backups } = config;
  const address = patientAddressOf(config);
  if (address?.polls)
    throw new BackupFault(
      "A restore keeps one connection to itself, which a pooler does not lend. Set KATHA_DATABASE_DIRECT_URL to the address of the database for this command. Nothing was changed.",
    );
  await openDataFolder(dataDir);
  // Of two restores at once, too, one has the folder. With DATABASE_URL servers leave this lock alone.
  await using locked = new AsyncDisposableStack();
  locked.use(await lockFolder(join(dataDir, "lock")));
  // A name stands for its bytes. An update that is taken back leaves those alone that are there, as a bucket does.
  const addsPictures = keepsSchema || config.mediaBucket !== undefined;
  const { about, manifest, aside, secretPrint } = await restore(file, backups.passphrase, {
    dataDir,
    clock,
    openTarget: async (folder) =>
      address === undefined
        ? embeddedTarget(folder, clock)
        : postgresTarget({ url: address.url, clock, lookForMs }),
    pictures: addsPictures ? pictureStorage(config, clock) : undefined,
    keepsSchema,
    freeBytes,
  });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  const { pictures, mails } = manifest.sections;
  return [
    `Restored what ${about.app} kept on ${about.made_at}: ${rows} rows, ${pictures.entries} pictures, ${mails.entries} e-mails.`,
    aside.length === 0
      ? "There was nothing here before."
      : `What was here before is in ${aside.join(" and in ")}; delete it once all is well.`,
    ...(await wordsOfSecret(config, secretPrint)),
  ].join(" ");
}

/** The next start would refuse another secret than the backup's; this says so before. */
async function wordsOfSecret(
  { secret, dataDir }: Config,
  print: string | undefined,
): Promise<string[]> {
  const file = join(dataDir, "secret");
  const kept = secret ?? (await readFile(file, "utf8").catch(() => undefined))?.trim();
  if (print === undefined) return [];
  if (kept !== undefined && fingerprintOf(createSecret(kept)) === print) return [];
  return [
    `This server's secret is not the one that the backup was made under. Set KATHA_SECRET to that one${secret === undefined ? `, or put the old file in ${file}` : ""}. Without it start once with KATHA_SECRET_PREVIOUS=lost: everybody has to sign in again, authenticator apps and keys of providers have to be added anew.`,
  ];
}
