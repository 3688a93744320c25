import { join } from "node:path";
import {
  embeddedSource,
  listenForBackups,
  madeInWords,
  makeBackup,
  type MadeBackup,
  postgresSource,
  socketIn,
} from "../features/backups/index.ts";
import { limitConcurrency } from "../lib/limit-concurrency.ts";
import { backupContents, type BackupOptions } from "./backup-contents.ts";
import type { StartupContext } from "./start.ts";

interface Wanted extends BackupOptions {
  passphrase: string | undefined;
  signal?: AbortSignal;
}

export type BackUp = (file: string, wanted: Wanted) => Promise<MadeBackup>;

type Context = Pick<StartupContext, "config" | "db" | "clock" | "log">;

/** Backups of a server that runs, one after another. */
export function serverBackups({ config, db, clock, log }: Context): BackUp {
  const { dataDir, databaseUrl } = config;
  const inTurn = limitConcurrency(1);
  const source =
    databaseUrl === undefined
      ? embeddedSource({
          db,
          cluster: join(dataDir, "database", "cluster"),
          scratch: join(dataDir, "backup-copy"),
          onHeld: (heldMs) => log.info({ heldMs: Math.round(heldMs) }, "Files were copied"),
        })
      : postgresSource(databaseUrl);
  return (file, { passphrase, signal, withSecrets }) =>
    inTurn(async () => {
      const contents = await backupContents(config, clock, { withSecrets });
      return makeBackup(file, passphrase, { ...contents, source, signal });
    });
}

/** The embedded database belongs to this process, so the command asks it. */
export async function answerBackupCommand({ config, log }: Context, backUp: BackUp) {
  const path = config.databaseUrl === undefined ? socketIn(config.dataDir) : undefined;
  if (path === undefined) return undefined;
  try {
    return await listenForBackups(path, async ({ file, passphrase, withSecrets }) => {
      const made = await backUp(file, { passphrase, withSecrets });
      return madeInWords(made, { isSealed: passphrase !== undefined, withSecrets });
    });
  } catch (error) {
    log.warn({ err: error }, "The backup command cannot ask this server; it works once it is stopped");
    return undefined;
  }
}
