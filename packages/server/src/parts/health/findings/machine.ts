import type { FindingLevel } from "@katha/api/contract";
import { finding, type Finding } from "../../../lib/finding.ts";
import type { FindingsNeeds } from "./needs.ts";

const gibibyte = 1024 ** 3;
/** Below this a database or an upload may fail at any moment. */
const leastDisk = gibibyte;
/** A tenth of a small disk; a large one need not have hundreds of gigabytes free. */
const littleDisk = (all: number) => Math.min(10 * gibibyte, all / 10);

export async function findDisk({ host }: FindingsNeeds): Promise<Finding[]> {
  const { all, free } = await host.disk();
  const values = { free_bytes: free, all_bytes: all };
  if (free < leastDisk) return [finding("act", "disk_low", values)];
  if (free < littleDisk(all)) return [finding("look", "disk_low", values)];
  return [finding("well", "disk", values)];
}

function memoryLevel(share: number): FindingLevel {
  if (share > 0.9) return "act";
  return share > 0.75 ? "look" : "well";
}

export async function findMemory({ host }: FindingsNeeds): Promise<Finding[]> {
  const { used, limit } = host.memory();
  const level = memoryLevel(used / limit);
  return [
    finding(level, level === "well" ? "memory" : "memory_high", {
      used_bytes: used,
      limit_bytes: limit,
    }),
  ];
}
