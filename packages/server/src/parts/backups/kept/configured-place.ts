import { join } from "node:path";
import type { Config } from "../../../settings/config.ts";
import type { BackupPlace } from "./place.ts";
import { bucketPlace } from "./bucket-place.ts";
import { folderPlace } from "./folder-place.ts";
import type { Clock } from "../../../lib/clock.ts";

/** Where the backups are kept that are made each day and by press. */
export function backupPlace(config: Config, clock: Clock): BackupPlace {
  const { dataDir, mediaBucket, backups } = config;
  const { place: written } = backups;
  const isBucket = written?.startsWith("s3://") ?? false;
  return written !== undefined && mediaBucket !== undefined && isBucket
    ? bucketPlace({
        place: written,
        pictures: mediaBucket,
        scratch: join(dataDir, "backup-out"),
        clock,
      })
    : folderPlace(written ?? join(dataDir, "backups"));
}
