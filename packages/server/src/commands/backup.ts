import { existsSync } from "node:fs";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { type Config, type PatientAddress, patientAddressOf } from "../settings/config.ts";
import { openPostgres } from "../db/open.ts";
import {
  BackupFault,
  type BackupNeeds,
  closedSource,
  madeInWords,
  makeBackup,
  type MadeBackup,
  noteCommand,
  postgresSource,
} from "../features/backups/index.ts";
import type { Clock } from "../lib/clock.ts";
import { askRunningServer } from "./asking/socket.ts";
import { backupContents, type BackupOptions } from "./backup-contents.ts";
import { createIds } from "../lib/ids.ts";
import { openDataFolder } from "../startup/data-folder.ts";
import { lockFolder } from "../startup/folder-lock.ts";

/**
 * Returns the message to print. On PostgreSQL this process reads by itself; the embedded database belongs to its server,
 * which is asked if it runs.
 */
export async function backUp(
  file: string,
  options: BackupOptions,
  { config, clock }: { config: Config; clock: Clock },
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

  const asked = { file, ...options, ...(passphrase && { passphrase }) };
  const said = await askRunningServer(dataDir, { command: "backup", ...asked });
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
