// How the server's process is started. See docs/decisions/0051-runtime-and-scripts.md for the savings and costs.
import { spawn } from "node:child_process";
import { totalmem } from "node:os";
import process from "node:process";
import { root } from "./process.mjs";

const smallBytes = 4 * 1024 ** 3;

/** The memory of this machine, or the limit of its container. */
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** @param {{ bytes?: number | undefined, entry?: string | undefined }} [options] */
export function serverStart({ bytes = memoryBytes, entry = "packages/server/src/main.ts" } = {}) {
  const isSmall = bytes < smallBytes;
  return {
    args: [
      // WebAssembly is optimized never, or only if it runs very often.
      isSmall ? "--liftoff-only" : "--wasm-tiering-budget=180000000",
      "--max-semi-space-size=4",
      // Threads that rest collect their garbage.
      "--expose-gc",
      "--conditions=@katha/source",
      entry,
    ],
    // The threshold's value is the C library's own; that it is set keeps the library from raising it.
    env: { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" },
  };
}

/** The server with this terminal, a process group of its own (as `run` gives) and a channel to its parent. */
export function spawnServer() {
  const { args, env } = serverStart();
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...process.env },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    detached: process.platform !== "win32",
  });
}
