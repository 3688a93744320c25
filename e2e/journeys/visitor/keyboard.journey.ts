import { aDraft, wellStructure } from "../../support/drafts.ts";
import { type Page, expect, test } from "../../support/test.ts";
import { openHome, storyLinks } from "../../support/pages.ts";
import { signedIn } from "../../support/people.ts";

test("to a story and back by keyboard alone", { tag: "@essential" }, async ({ page }) => {
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

test(
  "the focused field of a long form is never behind its footer",
  { tag: "@phone-only" },
  async ({ page }) => {
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
        // The visible part of a switch or checkbox surrounds the input.
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
  },
);

async function tabTo(page: Page, isThere: () => Promise<boolean | undefined>): Promise<void> {
  const patience = 80;
  for (let press = 0; press < patience; press += 1) {
    await page.keyboard.press("Tab");
    if (await isThere()) return;
  }
  throw new Error(`It cannot be reached in ${patience} presses of Tab`);
}

test("back returns to the position on the page from which a link was followed", async ({
  page,
}) => {
  await page.goto("/guide");
  const top = page.getByRole("heading", { level: 1 });
  await expect(top).toBeInViewport();
  const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
  const name = await link.innerText();
  await link.click();
  await expect(top).not.toBeInViewport();
  await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
  await page.goBack();
  await expect(top).toBeInViewport();
  await page.goForward();
  await expect(top).not.toBeInViewport();
});
