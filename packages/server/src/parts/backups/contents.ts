import { readFile } from "node:fs/promises";
import { join } from "node:path";
import manifest from "../../../package.json" with { type: "json" };
import { type Config, settingsText } from "../../settings/config.ts";
import type { BackupNeeds } from "./make-backup.ts";
import { pictureStorage } from "../../features/media/index.ts";
import type { Clock } from "../../lib/clock.ts";
import { unlessGone } from "../../lib/disk.ts";

export interface BackupOptions {
  withSecrets: boolean;
}

/** What the command asks of the server that has the embedded database open. */
export interface AskedBackup extends BackupOptions {
  file: string;
  passphrase?: string | undefined;
}

/** Everything but the database. */
export async function backupContents(
  config: Config,
  clock: Clock,
  { withSecrets }: BackupOptions,
): Promise<Omit<BackupNeeds, "source">> {
  const { dataDir, given } = config;
  const secret = withSecrets ? await secretOf(config) : undefined;
  return {
    pictures: pictureStorage(config, clock),
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
  return secret === undefined
    ? unlessGone(readFile(join(dataDir, "secret"), "utf8"))
    : `${secret}\n`;
}
