import { join } from "node:path";
import { freeBytesOf, unlessGone } from "../../../lib/disk.ts";
import { BackupFault } from "../backup-fault.ts";
import { inMegabytes } from "../in-words.ts";
import { filesIn } from "../snapshot/copied-folder.ts";

/** Health says to act when less is free. */
const LEAST_FREE = 2 ** 30;
/** The database is copied while a backup is made, and several backups are kept. */
const TIMES = 3;

/** Backups that nobody asked for must not fill the disk of the data that they save. */
export async function refuseSmallDisk(dataDir: string, freeBytes = freeBytesOf): Promise<void> {
  let held = 0;
  for (const name of ["database", "media", "mail"]) {
    const files = (await unlessGone(filesIn(join(dataDir, name)))) ?? new Map();
    for (const { size } of files.values()) held += Number(size);
  }
  const needed = LEAST_FREE + TIMES * held;
  const free = await freeBytes(dataDir);
  if (free < needed)
    throw new BackupFault(
      `The disk of ${dataDir} has ${inMegabytes(free)} MB left, and a backup each day needs ${inMegabytes(needed)} MB there. Make room, or have KATHA_BACKUPS name a folder elsewhere, or none.`,
    );
}
