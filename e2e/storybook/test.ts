import { type FrameLocator, type Locator, type Page, expect, test as base } from "@playwright/test";
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

export type Theme = "dark" | "light";

/** The address of a docs page without Storybook around it, which takes longer to load than the page. */
export const docsAlone = (id: string, theme: Theme = "dark"): string =>
  `/iframe.html?viewMode=docs&id=${id}--docs&globals=theme:${theme}`;

/** A docs page, of which this is the heading, has the colours of the theme. */
export async function expectTheme(heading: Locator, theme: Theme): Promise<void> {
  const ground = theme === "dark" ? "rgb(18, 13, 29)" : "rgb(247, 240, 227)";
  const paper = heading.page().locator(".sbdocs-wrapper").filter({ has: heading });
  await expect(paper).toHaveCSS("background-color", ground);
  await expect(heading).not.toHaveCSS("color", ground);
}

export { type FrameLocator, type Page, expect };
