import { statfs } from "node:fs/promises";
import { totalmem } from "node:os";
import process from "node:process";
import type { HostInfo } from "./host.ts";

export async function diskOf(folder: string): Promise<{ all: number; free: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { all: blocks * bsize, free: bavail * bsize };
}

/** A container's limit counts where it is the smaller one; without one, Node tells 0 or more than any machine has. */
export const memoryHere: HostInfo["memory"] = () => {
  const machine = totalmem();
  const container = process.constrainedMemory();
  const limit = container > 0 ? Math.min(container, machine) : machine;
  return { used: process.memoryUsage.rss(), limit };
};
