import { type Page, expect, openHome, storyLinks, test } from "../house.ts";

test("the whole way there and back by keyboard alone", async ({ page }) => {
  await openHome(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the page" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const link = storyLinks(page).last();
  const title = await link.innerText();
  await tabTo(page, () => link.evaluate((one) => one === document.activeElement));
  await expect(link).toBeInViewport();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
  await expect(storyLinks(page).last()).toBeFocused();
  await expect(storyLinks(page).last()).toBeInViewport();
});

test("each page that is gone to is announced, and the first is not", async ({ page }) => {
  await openHome(page);
  const announcement = page.locator("[aria-live=polite]").last();
  await expect(announcement).toHaveText("");
  await storyLinks(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
  await expect(announcement).toHaveText(await page.title());
});

test("the theme can be chosen by the arrow keys", async ({ page }) => {
  // On home the shelves, with all their doors, lie between the bar and the footer.
  await page.goto("/terms-of-service");
  await tabTo(page, () => page.evaluate(() => document.activeElement?.matches("[value=dark]")));
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

async function tabTo(page: Page, isThere: () => Promise<boolean | undefined>): Promise<void> {
  const patience = 80;
  for (let press = 0; press < patience; press += 1) {
    await page.keyboard.press("Tab");
    if (await isThere()) return;
  }
  throw new Error(`It cannot be reached in ${patience} presses of Tab`);
}
