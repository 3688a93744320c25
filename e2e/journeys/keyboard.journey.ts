import { aDraft, wellStructure } from "../drafts.ts";
import { type Page, expect, openHome, storyLinks, test } from "../house.ts";
import { signedIn } from "../people.ts";

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

test("what the keyboard comes to in a long form is never behind its foot", async ({ page }) => {
  const { tokens } = await signedIn(page);
  const { id } = await aDraft(page, tokens.access_token, { story_structure: wellStructure });
  await page.goto(`/edit-story/${id}`);
  await page.getByRole("tab", { name: "Outline" }).click();
  await page.getByLabel("Title", { exact: true }).focus();
  const save = page.getByRole("button", { name: "Save Changes" });
  const hidden = () =>
    save.evaluate((button) => {
      const [at, foot] = [document.activeElement, button.parentElement];
      if (at === null || foot === null || foot.contains(at)) return 0;
      // What is seen of a switch or a box stands around it.
      const { top, bottom } = at.getBoundingClientRect();
      const seen = Math.min(bottom, foot.getBoundingClientRect().top) - Math.max(top, 0);
      return Math.round(Math.min(bottom - top, innerHeight / 2) - seen);
    });
  let stops = 0;
  for (; !(await save.evaluate((one) => one === document.activeElement)); stops += 1) {
    expect(await hidden(), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(0);
    await page.keyboard.press("Tab");
  }
  expect(stops).toBeGreaterThan(15);
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
