import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** The Storybook as a designer finds it: built, and no Katha behind it. */
export default defineConfig(journeys, {
  testDir: "studio",
  globalSetup: "./studio/serve-storybook.ts",
  // Its screens ask a worker, which answers in a server's place.
  use: { serviceWorkers: "allow" },
});
