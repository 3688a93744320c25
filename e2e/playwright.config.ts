import { defineConfig } from "@playwright/test";
import { launchOptions } from "../scripts/browser.mjs";

const options = await launchOptions();

export default defineConfig({
  testDir: "journeys",
  testMatch: "**/*.journey.ts",
  outputDir: "../node_modules/.cache/katha/journeys",
  globalSetup: "./servers/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  // For what never ends: a busy machine takes many times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    launchOptions: options,
    // Traces make every journey a fifth slower; run `npm test -- journeys play --trace on` when you need one.
    screenshot: "only-on-failure",
    locale: "en-GB",
    // Less painting for two cores; the visit and play journeys turn motion on.
    contextOptions: { reducedMotion: "reduce" },
    // A service worker would answer requests that a test intercepts; offline.journey.ts allows it.
    serviceWorkers: "block",
  },
  // A journey runs once, on a desktop, unless tagged: `@phone` runs at both widths, `@phone-only` only on a phone.
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      grep: /@phone/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
  ],
});
