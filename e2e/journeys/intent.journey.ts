import { expect, openHome, storyLinks, test } from "../house.ts";

test("what a reader is about to open is on its way before they open it", async ({
  page,
  isMobile,
}) => {
  await openHome(page);
  const link = storyLinks(page).first();
  const href = (await link.getAttribute("href")) ?? "";
  const code = page.waitForRequest(/\/assets\/StoryPage-/);
  const story = page.waitForRequest((request) =>
    request.url().endsWith(`/api/v1/stories/${href.split("/").at(-1)}`),
  );
  await (isMobile ? link.dispatchEvent("touchstart") : link.hover());
  await code;
  await story;
  await expect(page).toHaveURL(/\/home$/);
});

test("so is what the keyboard has come to", async ({ page }) => {
  await openHome(page);
  const code = page.waitForRequest(/\/assets\/StoryPage-/);
  await storyLinks(page).first().focus();
  await code;
  await expect(page).toHaveURL(/\/home$/);
});
