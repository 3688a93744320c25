import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** `node scripts/packages.mjs`: the packages as npm packs them, tried by somebody who installs them. */
export default defineConfig({
  test: {
    name: "packages",
    root: import.meta.dirname,
    include: ["**/*.check.ts"],
    globalSetup: ["./install-consumer.ts"],
    // All work in the one folder that has the packages installed, each in a folder of its own there.
    pool: "forks",
    // Vitest would leave one core free: on two cores, half the machine.
    maxWorkers: availableParallelism(),
    // Two compilers at once on a busy machine take long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Of a second, the default, a busy machine leaves little.
    expect: { poll: { timeout: 30_000 } },
  },
});
