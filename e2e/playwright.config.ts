import { defineConfig } from "@playwright/test";
import { launchOptions } from "../scripts/browser.mjs";

const options = await launchOptions();

export default defineConfig({
  testDir: "journeys",
  testMatch: "*.journey.ts",
  outputDir: "../node_modules/.cache/katha/journeys",
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  // See docs/decisions/0052: the second try tells what is broken from what is unsteady.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  // A worker would answer in the place of what a journey puts in the way; offline.journey lets it.
  use: {
    launchOptions: options,
    // To keep a trace of every journey makes them a fifth slower.
    trace: "on-first-retry",
    locale: "en-GB",
    serviceWorkers: "block",
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
  ],
});
