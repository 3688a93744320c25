import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { availableParallelism, totalmem } from "node:os";

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
    diskFreeBytes: async (folder) => {
      // The folder is made when something is brought.
      const { bavail, bsize } = await statfs(folder).catch(() => statfs(dirname(folder)));
      return bavail * bsize;
    },
  };
}
