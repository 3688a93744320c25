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

/** Opens a page of the app as a link would, without loading the document. */
export async function openWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

export async function openHome(page: Page): Promise<void> {
  await page.goto("/home");
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
}

export interface ListedStory {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
}

/** The listed stories that a guest can open. */
export async function openStories(
  page: Page,
  origin = "",
): Promise<[ListedStory, ListedStory, ...ListedStory[]]> {
  const { stories } = await (await page.request.get(`${origin}/api/v1/stories/`)).json();
  return stories.filter((story: { content_rating: string }) => story.content_rating !== "mature");
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
