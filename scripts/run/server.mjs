// How the server's process is started. See docs/decisions/0006-memory.md for the savings and costs.
import { totalmem } from "node:os";

const smallBytes = 4 * 1024 ** 3;

/** The memory of this machine, or the limit of its container. */
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** @param {number} [bytes] */
export function serverStart(bytes = memoryBytes) {
  const isSmall = bytes < smallBytes;
  return {
    args: [
      // WebAssembly is optimized never, or only if it runs very often.
      isSmall ? "--liftoff-only" : "--wasm-tiering-budget=180000000",
      "--max-semi-space-size=4",
      "--conditions=@katha/source",
      "packages/server/src/main.ts",
    ],
    env: { MALLOC_ARENA_MAX: "2" },
  };
}
