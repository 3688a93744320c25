import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import type { Config } from "../config.ts";
import {
  askRunningServer,
  BackupFault,
  type BackupNeeds,
  closedSource,
  madeInWords,
  makeBackup,
  postgresSource,
  socketIn,
} from "../features/backups/index.ts";
import { bucketStorage, folderStorage } from "../features/media/index.ts";
import { errorCodeOf } from "../lib/error-code.ts";
import type { Clock } from "../lib/clock.ts";
import { settingsText } from "../settings/variables.ts";
import { openDataFolder } from "../startup/data-folder.ts";
import { lockFolder } from "../startup/folder-lock.ts";

interface Options {
  withSecrets: boolean;
}
interface Needs {
  config: Config;
  clock: Clock;
}

/**
 * Returns the message to print. On PostgreSQL this process reads by itself; the embedded database belongs to its server,
 * which is asked if it runs.
 */
export async function backUp(file: string, options: Options, needs: Needs): Promise<string> {
  const { config, clock } = needs;
  const { dataDir, databaseUrl } = config;
  const { passphrase } = config.backups;
  const write = async (source: BackupNeeds["source"]) => {
    const made = await makeBackup(file, passphrase, {
      ...(await whatToKeep(config, clock, options)),
      source,
    });
    return madeInWords(made, { isSealed: passphrase !== undefined, ...options });
  };
  if (databaseUrl !== undefined) return write(postgresSource(databaseUrl));

  const socket = socketIn(dataDir);
  const asked = { file, ...options, ...(passphrase && { passphrase }) };
  const said = socket && (await askRunningServer(socket, asked));
  if (said !== undefined) return said;
  const cluster = join(dataDir, "database", "cluster");
  if (!existsSync(join(dataDir, "database", "whole.json")))
    throw new BackupFault(`There is no database in ${dataDir}, so there is nothing to back up.`);
  await openDataFolder(dataDir);
  const lock = await lockFolder(join(dataDir, "lock"));
  try {
    return await write(closedSource(cluster));
  } finally {
    await lock.release();
  }
}

/** Everything but the database. */
export async function whatToKeep(
  config: Config,
  clock: Clock,
  { withSecrets }: Options,
): Promise<Omit<BackupNeeds, "source">> {
  const { dataDir, mediaBucket, given } = config;
  const secret = withSecrets ? await secretOf(config) : undefined;
  return {
    pictures:
      mediaBucket === undefined
        ? folderStorage(join(dataDir, "media"))
        : bucketStorage(mediaBucket, { clock }),
    mailFolder: join(dataDir, "mail"),
    settings: {
      "settings.env": settingsText(given, { withSecrets }),
      ...(secret && { secret }),
    },
    withSecrets,
    app: manifest.version,
    clock,
  };
}

async function secretOf({ secret, dataDir }: Config): Promise<string | undefined> {
  if (secret !== undefined) return `${secret}\n`;
  try {
    return await readFile(join(dataDir, "secret"), "utf8");
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
