import { constants, type BigIntStats } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { unlessGone } from "../../../lib/disk.ts";

type FilesSeen = Map<string, BigIntStats>;

/** A file that was written just before it was looked at may be written again without a new time. */
const RECENT_NS = 2_000_000_000n;

/**
 * Copies a folder that is being written, in two steps: everything while it changes, and then, while nothing writes, what
 * has changed since. `whileStill` runs the second step, which is as short as the changes are few.
 */
export async function copyFolder(
  from: string,
  to: string,
  beganAt: Date,
  whileStill: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const began = BigInt(beganAt.getTime()) * 1_000_000n;
  const before = await filesIn(from);
  for (const name of before.keys()) await copyOne(from, to, name);
  await whileStill(async () => {
    const now = await filesIn(from);
    for (const [name, file] of now)
      if (hasChanged(before.get(name), file, began)) await copyOne(from, to, name);
    for (const name of before.keys())
      if (!now.has(name)) await rm(join(to, name), { recursive: true, force: true });
  });
}

function hasChanged(before: BigIntStats | undefined, now: BigIntStats, began: bigint): boolean {
  if (before === undefined) return true;
  if (now.isDirectory()) return false;
  return (
    now.mtimeNs !== before.mtimeNs ||
    now.size !== before.size ||
    now.ino !== before.ino ||
    now.mtimeNs > began - RECENT_NS
  );
}

/** Of folders in it, too. */
export async function filesIn(folder: string): Promise<FilesSeen> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const seen: FilesSeen = new Map();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const file = await unlessGone(stat(path, { bigint: true }));
    if (file) seen.set(relative(folder, path), file);
  }
  return seen;
}

async function copyOne(from: string, to: string, name: string): Promise<void> {
  const target = join(to, name);
  const file = await unlessGone(stat(join(from, name)));
  if (!file) return;
  if (file.isDirectory()) {
    await mkdir(target, { recursive: true });
    return;
  }
  await mkdir(dirname(target), { recursive: true });
  await unlessGone(copyFile(join(from, name), target, constants.COPYFILE_FICLONE));
}
