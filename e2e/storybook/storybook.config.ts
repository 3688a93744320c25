import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

const url = "http://127.0.0.1:6106";

/** The built Storybook, as a designer opens it. */
export default defineConfig(journeys, {
  testDir: ".",
  globalSetup: [],
  // For what never ends.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  webServer: {
    command: `npx vite preview --outDir storybook-static --host 127.0.0.1 --port 6106 --strictPort`,
    cwd: "../..",
    url,
    timeout: 60_000,
  },
  // Mocked screens need MSW's service worker.
  use: { baseURL: url, serviceWorkers: "allow" },
});
