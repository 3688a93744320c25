import { statfs } from "node:fs/promises";

/** Free bytes of the disk that holds a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
