import { totalmem } from "node:os";
import process from "node:process";
import type { HostInfo } from "./host.ts";

/** A container's limit counts where it is the smaller one; without one, Node tells 0 or more than any machine has. */
export const memoryHere: HostInfo["memory"] = () => {
  const machine = totalmem();
  const container = process.constrainedMemory();
  const limit = container > 0 ? Math.min(container, machine) : machine;
  return { used: process.memoryUsage.rss(), limit };
};
