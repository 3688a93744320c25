import fs from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface Stream {
  nfd?: number;
  node: unknown;
}

/** The parts of Emscripten's Node file system that are used here. */
interface EmscriptenNodeFs {
  realPath(node: unknown): string;
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: { fsync?: (stream: Stream) => number };
}

type EngineSettings = Parameters<NodeFS["init"]>[1];

/**
 * PGlite's folder on disk, with fsync. Emscripten's Node file system ignores fsync, so a power cut would lose
 * committed transactions.
 */
export class FlushingFiles extends NodeFS {
  override async init(pglite: PGlite, settings: EngineSettings) {
    const answer = await super.init(pglite, settings);
    answer.emscriptenOpts.preRun?.push((module) => {
      const { NODEFS } = module as unknown as { NODEFS: EmscriptenNodeFs };
      NODEFS.stream_ops.fsync = (stream) => NODEFS.tryFSOperation(() => flush(NODEFS, stream));
    });
    return answer;
  }
}

function flush(nodeFs: EmscriptenNodeFs, stream: Stream): number {
  if (stream.nfd !== undefined) {
    fs.fsyncSync(stream.nfd);
    return 0;
  }
  const folder = fs.openSync(nodeFs.realPath(stream.node), "r");
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
  return 0;
}

/** PGlite turns fsync off by default, and Emscripten supports none of PostgreSQL's other flush methods. */
export function flushingSettings(defaults: readonly string[]): string[] {
  return [...defaults.filter((setting) => setting !== "-F"), "-c", "wal_sync_method=fsync"];
}

/** Flushes `folder` and every file and folder in it. Returns how many. */
export async function flushFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of [...paths, folder]) {
    await flushPath(path);
  }
  return paths.length + 1;
}

/** Flushes one file, or one folder's entries. */
export async function flushPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
