import { join } from "node:path";
import {
  type Backups,
  createBackups,
  embeddedSource,
  makeBackup,
  type MadeBackup,
  postgresSource,
  refuseSmallDisk,
} from "../features/backups/index.ts";
import { patientAddressOf } from "../settings/config.ts";
import { limitConcurrency } from "../lib/limit-concurrency.ts";
import { backupPlace } from "./backup-place.ts";
import { backupContents, type BackupOptions } from "./backup-contents.ts";
import type { StartupContext } from "../startup/start.ts";

interface Wanted extends BackupOptions {
  passphrase: string | undefined;
  signal?: AbortSignal;
}

export type BackUp = (file: string, wanted: Wanted) => Promise<MadeBackup>;

type Context = Pick<StartupContext, "config" | "db" | "clock" | "log" | "ids" | "jobs">;

/** Backups of a server that runs, one after another. */
export function backupWriter({ config, db, clock, log }: Context): BackUp {
  const { dataDir } = config;
  const address = patientAddressOf(config);
  const inTurn = limitConcurrency(1);
  const source =
    address === undefined
      ? embeddedSource({
          db,
          clock,
          cluster: join(dataDir, "database", "cluster"),
          scratch: join(dataDir, "backup-copy"),
          onHeld: (heldMs) => log.info({ heldMs: Math.round(heldMs) }, "Files were copied"),
        })
      : postgresSource(address);
  return (file, { passphrase, signal, withSecrets }) =>
    inTurn(async () => {
      const contents = await backupContents(config, clock, { withSecrets });
      return makeBackup(file, passphrase, { ...contents, source, signal });
    });
}

/** Those that are kept: made each day, and by press. */
export function keptBackups(
  context: Context,
  backUp: BackUp,
  freeBytes?: (folder: string) => Promise<number>,
): Backups {
  const { config, db, clock, ids, jobs } = context;
  const { place: written, isDaily, passphrase } = config.backups;
  return createBackups({
    db,
    clock,
    ids,
    jobs,
    place: backupPlace(config, clock),
    isScheduled: isDaily,
    isOnlyServer: config.databaseUrl === undefined,
    isSealed: passphrase !== undefined,
    checkRoom: written === undefined ? () => refuseSmallDisk(config.dataDir, freeBytes) : undefined,
    write: (file, signal) => backUp(file, { passphrase, signal, withSecrets: false }),
  });
}
