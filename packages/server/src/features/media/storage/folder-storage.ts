import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { freeBytesOf, tryToWrite, unlessGone } from "../../../lib/disk.ts";

/** Stores bytes by name: in a folder here, in a bucket elsewhere. Names are ours, never a visitor's. */
export interface Storage {
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Rejects if the storage cannot be reached, or takes nothing more. */
  check(): Promise<void>;
  /** Does nothing if there is no such name. */
  remove(name: string): Promise<void>;
}

/** Less than a few pictures take is as good as a full disk. */
const leastToWrite = 16_000_000;

/** Writes to a temporary file and renames it, so that a file is complete or absent. */
export function folderStorage(folder: string, leastFree = leastToWrite): Storage {
  const fileOf = (name: string): string => path.join(folder, name.slice(0, 2), name);
  return {
    read: async (name) => (await unlessGone(readFile(fileOf(name)))) ?? null,
    async write(name, bytes) {
      const file = fileOf(name);
      const aside = `${file}.${randomBytes(6).toString("hex")}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(aside, bytes);
        await rename(aside, file);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    has: async (name) => (await unlessGone(stat(fileOf(name)))) !== undefined,
    async check() {
      await mkdir(folder, { recursive: true });
      await tryToWrite(folder);
      if ((await freeBytesOf(folder)) < leastFree)
        throw new Error(`The disk of ${folder} is full.`);
    },
  };
}
