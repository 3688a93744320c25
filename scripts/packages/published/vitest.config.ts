import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** `node scripts/packages.mjs`: tests the packages as npm packs them, installed as users do. */
export default defineConfig({
  test: {
    name: "packages",
    root: import.meta.dirname,
    include: ["**/*.check.ts"],
    globalSetup: ["./install-consumer.ts"],
    // All tests work in the one folder that has the packages installed, each in its own subfolder.
    pool: "forks",
    // By default Vitest leaves one core free: on two cores, half the machine.
    maxWorkers: availableParallelism(),
    // For what never ends. Hooks install, compile and build.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
