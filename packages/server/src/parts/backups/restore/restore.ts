import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../../../lib/clock.ts";
import { folderStorage, type Storage } from "../../../features/media/index.ts";
import { freeBytesOf } from "../../../lib/disk.ts";
import { BackupFault, reasonOfSystem } from "../backup-fault.ts";
import { inMegabytes } from "../in-words.ts";
import { type Entry, readArchive } from "../format/archive-reader.ts";
import { type CheckedBackup, checkBackup } from "./check-backup.ts";
import { loadInto } from "./load-rows.ts";
import { type Move, moveBack, moveFolders } from "./moved-folders.ts";
import type { Target } from "./target.ts";

export interface RestoreNeeds {
  dataDir: string;
  clock: Clock;
  /** Opened once the backup is known to be whole; refuses while a server runs. `folder` is its own, beside what is used. */
  openTarget: (folder: string) => Promise<Target>;
  /** Where pictures are added to those that are there. Undefined: they come in place of the data folder's. */
  pictures: Storage | undefined;
  /** For an older version of Katha, which would not open a newer schema. */
  keepsSchema?: boolean | undefined;
  /** Free bytes of the disk that holds a folder. */
  freeBytes?: ((folder: string) => Promise<number>) | undefined;
}

export interface Restored extends CheckedBackup {
  /** Where what was there before is now. */
  aside: string[];
  /** By which a server's secret can be known for the one of the backup. */
  secretPrint: string | undefined;
}

/** Checks all of `file`, fills a database and folders beside those in use, and then changes their places. */
export async function restore(
  file: string,
  passphrase: string | undefined,
  needs: RestoreNeeds,
): Promise<Restored> {
  const backup = await checkBackup(file, passphrase);
  const { dataDir, openTarget } = needs;
  const beside = join(dataDir, "restoring");
  const target = await openTarget(beside);
  try {
    await rm(beside, { recursive: true, force: true });
    await mkdir(beside, { recursive: true, mode: 0o700 });
    await refuseFullDisk(backup, beside, needs.freeBytes ?? freeBytesOf);
    const secretPrint = await fill(target, { file, passphrase, backup, beside, needs });
    return { ...backup, secretPrint, aside: await swap(target, { backup, beside, needs }) };
  } catch (error) {
    await target.abandon();
    await rm(beside, { recursive: true, force: true });
    throw explained(error, file);
  }
}

interface Filling {
  file: string;
  passphrase: string | undefined;
  backup: CheckedBackup;
  beside: string;
  needs: RestoreNeeds;
}

/** Returns the print of the secret that the backup was made under. */
async function fill(
  target: Target,
  { file, passphrase, backup, beside, needs }: Filling,
): Promise<string | undefined> {
  const pictures = needs.pictures ?? folderStorage(join(beside, "media"));
  const keep = async ({ section, name, bytes }: Entry) => {
    // A picture's name stands for its bytes, so one that is there is the same.
    if (section === "pictures") {
      if (!(await pictures.has(name))) await pictures.write(name, bytes);
      return;
    }
    const folder = join(beside, section === "mails" ? "mail" : "settings");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, name), bytes, { mode: 0o600 });
  };
  let print: string | undefined;
  await target.fill(backup, async (db) => {
    const loading = await loadInto(db, backup);
    const { manifest } = await readArchive({
      file,
      passphrase,
      onEntry: (entry) =>
        entry.section === "tables" ? loading.add(entry.name, entry.bytes) : keep(entry),
    });
    await loading.finish(manifest, needs.keepsSchema ?? false);
    const row = await db.selectFrom("shared_secret").select("fingerprint").executeTakeFirst();
    print = row?.fingerprint;
  });
  return print;
}

async function swap(
  target: Target,
  { backup, beside, needs }: Omit<Filling, "file" | "passphrase">,
): Promise<string[]> {
  const { dataDir, clock, pictures } = needs;
  const moment = clock.now().toISOString().replaceAll(":", "-");
  const kept = join(dataDir, "aside", `${moment}-before-restore`);
  const names = [
    ...(pictures || backup.about.without_pictures ? [] : ["media"]),
    "mail",
    ...(backup.about.with_secrets ? ["secret"] : []),
    // Last: whatever stops the moves before it, the database in use stays.
    ...(target.isFolder ? ["database"] : []),
  ];
  const moves: Move[] = names.flatMap((name) => [
    { from: join(dataDir, name), to: join(kept, name) },
    { from: join(beside, name === "secret" ? "settings/secret" : name), to: join(dataDir, name) },
  ]);
  const done = await moveFolders([
    ...moves,
    { from: join(beside, "settings"), to: join(dataDir, "restored-settings", moment) },
  ]);
  try {
    const elsewhere = await target.swap();
    await rm(beside, { recursive: true, force: true });
    const isKept = done.some(({ to }) => to.startsWith(kept));
    return [...(isKept ? [`the folder ${kept}`] : []), ...(elsewhere ? [elsewhere] : [])];
  } catch (error) {
    await moveBack(done);
    throw error;
  }
}

/** Rows take about twice their text in a database, with its indexes, and twice that while its log is written. */
const ROOM_FOR_ROWS = 4;

async function refuseFullDisk(
  { manifest: { sections } }: CheckedBackup,
  folder: string,
  freeBytes: (folder: string) => Promise<number>,
): Promise<void> {
  const needed = sections.tables.bytes * ROOM_FOR_ROWS + sections.pictures.bytes;
  const free = await freeBytes(folder);
  if (free < needed)
    throw new BackupFault(
      `The disk of ${folder} has ${inMegabytes(free)} MB left, and this backup may need ${inMegabytes(needed)} MB. Nothing was changed; make room and restore again.`,
    );
}

function explained(error: unknown, file: string): unknown {
  const reason = reasonOfSystem(error);
  if (error instanceof BackupFault || reason === undefined) return error;
  return new BackupFault(
    `${file} is whole, but could not be restored: ${reason}. What was there is as it was.`,
  );
}
