import { dirname } from "node:path";
import { availableParallelism, totalmem } from "node:os";
import { freeBytesOf } from "../../lib/disk.ts";

/** The machine that a model would run on. */
export interface Machine {
  cores: number;
  memoryBytes: number;
  memoryFreeBytes: () => number;
  diskFreeBytes: (folder: string) => Promise<number>;
}

/** Within the limits that the system sets to this server. */
export function thisMachine(): Machine {
  const allowed = process.constrainedMemory();
  const all = totalmem();
  return {
    cores: availableParallelism(),
    memoryBytes: allowed > 0 ? Math.min(allowed, all) : all,
    memoryFreeBytes: () => process.availableMemory(),
    // The folder is made when something is brought.
    diskFreeBytes: (folder) => freeBytesOf(folder).catch(() => freeBytesOf(dirname(folder))),
  };
}
