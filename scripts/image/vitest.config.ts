import { defineConfig } from "vitest/config";

/** `npm test -- image`: builds the Containerfile and runs what comes of it. */
export default defineConfig({
  test: {
    name: "image",
    root: import.meta.dirname,
    include: ["**/*.check.ts"],
    // For what never ends. The hook builds the image.
    testTimeout: 60_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
