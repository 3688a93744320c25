import { readFile } from "node:fs/promises";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { type Config, settingsText } from "../settings/config.ts";
import type { BackupNeeds } from "../features/backups/index.ts";
import { bucketStorage, folderStorage } from "../features/media/index.ts";
import { errorCodeOf } from "../lib/error-code.ts";
import type { Clock } from "../lib/clock.ts";

export interface BackupOptions {
  withSecrets: boolean;
}

/** Everything but the database. */
export async function backupContents(
  config: Config,
  clock: Clock,
  { withSecrets }: BackupOptions,
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
