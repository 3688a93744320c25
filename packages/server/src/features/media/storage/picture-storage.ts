import { join } from "node:path";
import type { Clock } from "../../../lib/clock.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { folderStorage, type Storage } from "./folder-storage.ts";

/** Where this server keeps its pictures: in the bucket that is configured, or in its data folder. */
export function pictureStorage(
  { dataDir, mediaBucket }: { dataDir: string; mediaBucket: string | undefined },
  clock: Clock,
): Storage {
  return mediaBucket === undefined
    ? folderStorage(join(dataDir, "media"))
    : bucketStorage(mediaBucket, { clock });
}
