import { expect, test } from "../../support/test.ts";
import { openHome, storyLinks } from "../../support/pages.ts";

test("a story is prefetched when a reader points at it", async ({ page }) => {
  await openHome(page);
  const link = storyLinks(page).first();
  const href = (await link.getAttribute("href")) ?? "";
  const code = page.waitForRequest(/\/assets\/StoryPage-/);
  const story = page.waitForRequest((request) =>
    request.url().endsWith(`/api/v1/stories/${href.split("/").at(-1)}`),
  );
  await link.hover();
  await code;
  await story;
  await expect(page).toHaveURL(/\/home$/);
});
