import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect, test as base } from "@playwright/test";

interface House {
  /** What the page complained about; a journey that expects a complaint takes it out. */
  complaints: string[];
}

/** Every journey begins at the real server and ends without a complaint in the console. */
export const test = base.extend<House>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  baseURL: async ({}, provide) => {
    await provide(process.env["E2E_URL"] ?? "");
  },
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
      await provide(complaints);
      expect(complaints, "what the console said").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

export async function openHome(page: Page): Promise<void> {
  await page.goto("/home");
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
}

/** The stories on the shelves, each by the link that opens it. */
export function storyLinks(page: Page) {
  return page.getByRole("main").locator("article h3").getByRole("link");
}

export async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
  expect(found, "what axe found").toEqual([]);
}
