import { defineConfig } from "vitest/config";

/** `npm test -- image`: builds the Containerfile and runs what comes of it. */
export default defineConfig({
  test: {
    name: "image",
    root: import.meta.dirname,
    include: ["**/*.check.ts"],
    // For what never ends: a busy machine takes many times as long as a quiet one.
    testTimeout: 600_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
