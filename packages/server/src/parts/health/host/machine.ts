import { totalmem } from "node:os";
import process from "node:process";

/** A container's limit counts where it is the smaller one; without one, Node tells 0 or more than any machine has. */
export function memoryHere(): { used: number; limit: number } {
  const machine = totalmem();
  const container = process.constrainedMemory();
  const limit = container > 0 ? Math.min(container, machine) : machine;
  return { used: process.memoryUsage.rss(), limit };
}
