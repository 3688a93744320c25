import { existsSync } from "node:fs";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { type Config, type PatientAddress, patientAddressOf } from "../../settings/config.ts";
import { openPostgres } from "../../db/open.ts";
import { BackupFault } from "./backup-fault.ts";
import { type BackupNeeds, makeBackup, type MadeBackup } from "./make-backup.ts";
import { closedSource, postgresSource } from "./snapshot/open-snapshot.ts";
import { madeInWords } from "./in-words.ts";
import { noteCommand } from "./schedule/runs.ts";
import type { Clock } from "../../lib/clock.ts";
import { type AskedBackup, backupContents, type BackupOptions } from "./contents.ts";
import { createIds } from "../../lib/ids.ts";
import { openDataFolder } from "../../lib/data-folder.ts";
import { lockFolder } from "../../lib/folder-lock.ts";

interface BackUpNeeds {
  config: Config;
  clock: Clock;
  /** Has the server that runs make it; undefined if none does. */
  askServer?: (wanted: AskedBackup) => Promise<string | undefined>;
}

/**
 * Returns the message to print. On PostgreSQL this process reads by itself; the embedded database belongs to its server,
 * which is asked if it runs.
 */
export async function backUp(
  file: string,
  options: BackupOptions,
  { config, clock, askServer }: BackUpNeeds,
): Promise<string> {
  const { dataDir } = config;
  const address = patientAddressOf(config);
  const { passphrase } = config.backups;
  await refuseTakenName(file);
  const write = async (source: BackupNeeds["source"], noted?: PatientAddress) => {
    const from = clock.now();
    const made = await makeBackup(file, passphrase, {
      ...(await backupContents(config, clock, options)),
      source,
    });
    if (noted !== undefined) await noteIn(noted, made, { from, clock });
    return madeInWords(made, { isSealed: passphrase !== undefined, ...options });
  };
  if (address !== undefined) return write(postgresSource(address), address);

  const said = await askServer?.({ file, ...options, ...(passphrase && { passphrase }) });
  if (said !== undefined) return said;
  const cluster = join(dataDir, "database", "cluster");
  if (!existsSync(join(dataDir, "database", "whole.json")))
    throw new BackupFault(`There is no database in ${dataDir}, so there is nothing to back up.`);
  await openDataFolder(dataDir);
  await using locked = new AsyncDisposableStack();
  locked.use(await lockFolder(join(dataDir, "lock")));
  return await write(closedSource(cluster));
}

/** The older backup may be the only good one. */
async function refuseTakenName(file: string): Promise<void> {
  if (await lstat(file).catch(() => undefined))
    throw new BackupFault(
      `There is something at ${file} already, and it was left as it is. Name a file that is not there yet, or move that one away first.`,
    );
}

/** So that whoever asks how old the last backup is knows of this one. */
async function noteIn(
  address: PatientAddress,
  { file, bytes }: MadeBackup,
  { from, clock }: { from: Date; clock: Clock },
): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { db, close } = await openPostgres({ ...address, connections: 1 });
  opened.defer(close);
  const run = { id: createIds(clock)(), from, until: clock.now() };
  await noteCommand(db, { ...run, name: file, bytes });
}
