import { type FrameLocator, type Page, expect, test as base } from "@playwright/test";
import { consoleErrorsOf } from "../support/test.ts";

/** Fails on any error in the console. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, provide) => {
      // Errors of Storybook's own frame are ignored.
      const consoleErrors = consoleErrorsOf(page, ({ url }) => !url.includes("/sb-manager/"));
      await provide(consoleErrors);
      expect(consoleErrors, "what the console said").toEqual([]);
    },
    { auto: true },
  ],
});

export { type FrameLocator, type Page, expect };
