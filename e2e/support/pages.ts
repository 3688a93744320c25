import { type Page, expect } from "./test.ts";

/** Follows a link in the top bar, or on a narrow screen in its menu. */
export async function goByBar(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  const link = page.getByRole("banner").getByRole("link", { name, exact: true });
  await expect(menu.or(link).first()).toBeVisible();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("dialog").getByRole("link", { name, exact: true }).click();
  } else {
    await link.click();
  }
}

export async function openHome(page: Page): Promise<void> {
  await page.goto("/home");
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
}

/** The links to stories in the lists of the home page. */
export function storyLinks(page: Page) {
  return page.getByRole("main").locator("article h3").getByRole("link");
}

export async function setTheme(page: Page, theme: "dark" | "light"): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset["theme"] = chosen;
  }, theme);
}
