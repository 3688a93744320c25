import { join } from "node:path";
import { type Backups, createBackups } from "./backups.ts";
import { embeddedSource, postgresSource } from "../snapshot/open-snapshot.ts";
import { makeBackup, type MadeBackup } from "../make-backup.ts";
import { refuseSmallDisk } from "../kept/room.ts";
import { type Config, patientAddressOf } from "../../../settings/config.ts";
import { limitConcurrency } from "../../../lib/limit-concurrency.ts";
import { backupPlace } from "../kept/configured-place.ts";
import { type AskedBackup, backupContents, type BackupOptions } from "../contents.ts";
import type { Logger } from "pino";
import type { Db } from "../../../db/open.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Ids } from "../../../lib/ids.ts";
import { madeInWords } from "../in-words.ts";
import { noteCommand } from "./runs.ts";

interface WantedBackup extends BackupOptions {
  passphrase: string | undefined;
  signal?: AbortSignal;
}

type BackUp = (file: string, wanted: WantedBackup) => Promise<MadeBackup>;

interface BackupsContext {
  config: Config;
  db: Db;
  clock: Clock;
  ids: Ids;
  jobs: JobQueue;
  log: Logger;
}

/** Backups of a server that runs, one after another. */
function backupWriter({ config, db, clock, log }: BackupsContext): BackUp {
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

/** Makes one for the command, and returns what it says. */
async function backUpAsAsked(
  { file, passphrase, withSecrets }: AskedBackup,
  { db, clock, ids }: BackupsContext,
  backUp: BackUp,
): Promise<string> {
  const from = clock.now();
  const made = await backUp(file, { passphrase, withSecrets });
  const run = { id: ids(), from, until: clock.now() };
  await noteCommand(db, { ...run, name: file, bytes: made.bytes });
  return madeInWords(made, { isSealed: passphrase !== undefined, withSecrets });
}

/** Those of a server that runs: made each day, by press and for the command. */
export function openBackups(
  context: BackupsContext,
  freeBytes?: (folder: string) => Promise<number>,
): Backups & { asAsked: (asked: AskedBackup) => Promise<string> } {
  const { config, db, clock, ids, jobs } = context;
  const { place: written, isDaily, passphrase } = config.backups;
  const backUp = backupWriter(context);
  const backups = createBackups({
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
  return { ...backups, asAsked: (asked) => backUpAsAsked(asked, context, backUp) };
}
