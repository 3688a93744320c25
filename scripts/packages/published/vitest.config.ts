import { defineConfig } from "vitest/config";

/** `node scripts/packages.mjs`: the packages as npm packs them, tried by somebody who installs them. */
export default defineConfig({
  test: {
    name: "packages",
    root: import.meta.dirname,
    include: ["**/*.check.ts"],
    globalSetup: ["./install-consumer.ts"],
    // All work in the one folder that has the packages installed.
    fileParallelism: false,
    pool: "forks",
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Of a second, the default, a busy machine leaves little.
    expect: { poll: { timeout: 30_000 } },
  },
});
