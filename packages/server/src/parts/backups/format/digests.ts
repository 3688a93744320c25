import { createHash, type Hash } from "node:crypto";
import { type Contents, type Section, sections } from "./manifest.ts";

interface RunningSum {
  entries: number;
  bytes: number;
  hash: Hash;
}

/** The same sums while a backup is written and while it is read. Memory does not grow with the number of entries. */
export function createDigests() {
  const running = new Map<Section, RunningSum>();
  for (const section of sections)
    running.set(section, { entries: 0, bytes: 0, hash: createHash("sha256") });
  return {
    add(section: Section, name: string, bytes: Uint8Array): void {
      const sum = running.get(section);
      if (!sum) return;
      sum.entries += 1;
      sum.bytes += bytes.length;
      sum.hash.update(`${name}\n${bytes.length}\n`).update(bytes);
    },
    /** The end: call it once. */
    read: () =>
      Object.fromEntries(
        [...running].map(([section, { entries, bytes, hash }]) => [
          section,
          { entries, bytes, sha256: hash.digest("hex") },
        ]),
      ) as Record<Section, Contents>,
  };
}

export const sha256 = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");
