// How the server's process is started. docs/decisions/0006-memory.md says what this saves and costs.
import { totalmem } from "node:os";

const smallBytes = 4 * 1024 ** 3;

/** What this machine has, or what its container may use. */
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** @param {number} [bytes] */
export function serverStart(bytes = memoryBytes) {
  const isSmall = bytes < smallBytes;
  return {
    args: [
      // WebAssembly is never optimized, or only what runs very often.
      isSmall ? "--liftoff-only" : "--wasm-tiering-budget=180000000",
      "--max-semi-space-size=4",
      "--conditions=@katha/source",
      "packages/server/src/main.ts",
    ],
    env: { MALLOC_ARENA_MAX: "2" },
  };
}
