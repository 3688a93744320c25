import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.mjs";

/** `scripts/visual/run.mjs` runs this on the Storybook of the base revision, and then on the current one. */
const storybook = process.env["VISUAL_STORYBOOK"] ?? "storybook-static";
const url = "http://127.0.0.1:6107";
const options = await launchOptions();
// The same pixels on every screen.
const steady = ["--force-color-profile=srgb", "--font-render-hinting=none", "--disable-lcd-text"];

export default defineConfig({
  testDir: ".",
  testMatch: "*.visual.ts",
  outputDir: "../../.katha/visual/results",
  snapshotPathTemplate: "../../.katha/visual/pictures/{arg}{ext}",
  metadata: { storybook },
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Every pixel counts, because both sides come from the same browser on the same machine.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0 } },
  reporter: [["line"], ["html", { outputFolder: "../../.katha/visual/report", open: "never" }]],
  webServer: {
    command: `npx vite preview --outDir "${storybook}" --host 127.0.0.1 --port 6107 --strictPort`,
    cwd: "../..",
    url,
  },
  use: {
    baseURL: url,
    launchOptions: { ...options, args: [...options.args, ...steady] },
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
  },
});
