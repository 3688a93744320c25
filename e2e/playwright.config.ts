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
  timeout: 60_000,
  expect: { timeout: 15_000 },
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
  // `@alone` is for journeys that kill, crash or cut off something: they run after the others, one at a time.
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
