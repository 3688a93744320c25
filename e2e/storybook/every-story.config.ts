import { defineConfig } from "@playwright/test";
import storybook from "./storybook.config.ts";

/** Plays every story in the built Storybook: `npm run build-storybook`, then `npm run storybook:every`. */
export default defineConfig(storybook, {
  testMatch: "every-story.check.ts",
  projects: [{ name: "desktop" }],
  // Each test plays all stories of a component.
  timeout: 600_000,
  expect: { timeout: 60_000 },
});
