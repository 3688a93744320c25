import { randomBytes } from "node:crypto";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCodeOf } from "./error-code.ts";

/** The disk that holds a folder, in bytes. */
export async function diskOf(folder: string): Promise<{ all: number; free: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { all: blocks * bsize, free: bavail * bsize };
}

export const freeBytesOf = async (folder: string): Promise<number> => (await diskOf(folder)).free;

/** Makes a file and removes it: permissions do not tell of a disk that is read-only. */
export async function tryToWrite(folder: string): Promise<void> {
  const probe = join(folder, `.writable-${randomBytes(6).toString("hex")}`);
  try {
    await writeFile(probe, "");
  } finally {
    await rm(probe, { force: true });
  }
}

/** Undefined where there is no such file or folder, or no longer. */
export async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
