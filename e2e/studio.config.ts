import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** The Storybook as a designer finds it: built, and no Katha behind it. */
export default defineConfig(journeys, {
  testDir: "studio",
  globalSetup: "./studio/serve-storybook.ts",
  // A page of documentation draws a dozen stories at once.
  expect: { timeout: 20_000 },
  // Its screens ask a worker, which answers in a server's place.
  use: { serviceWorkers: "allow" },
});
