import { goByBar } from "../../support/pages.ts";
import { aLongStory, signedIn } from "../../support/people.ts";
import { passages, take } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test } from "../../support/test.ts";

test(
  "a player bookmarks a story, begins it, leaves, finds both on the shelf, and goes on playing",
  { tag: "@essential" },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "shelf");
    await signedIn(page);
    const story = await aLongStory(page);
    await page.goto("/shelf");
    await expect(page.getByText("Your shelf is still empty")).toBeVisible();
    await screenshot("empty");

    await page.goto(`/game/${story.id}`);
    const kept = page.waitForResponse(/\/bookmark$/);
    await page.getByRole("button", { name: "Bookmark", exact: true }).click();
    await kept;
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await take(page, "Continue");
    const told = await passages(page).count();
    const at = page.url();

    await page.goto("/home");
    await goByBar(page, "Shelf");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Shelf");
    const open = page.getByRole("region", { name: "Go on playing" });
    const bookmarks = page.getByRole("region", { name: "Bookmarks" });
    await expect(bookmarks.getByRole("link", { name: story.title })).toBeVisible();
    await expect(open.getByRole("link", { name: story.title })).toBeVisible();
    await screenshot("both");

    await open.getByRole("link", { name: story.title }).click();
    await expect(page).toHaveURL(at);
    await expect(passages(page)).toHaveCount(told);
    await take(page, "Continue");

    await page.goto("/shelf");
    const undone = page.waitForResponse(/\/bookmark$/);
    await bookmarks.getByRole("button", { name: `Remove the bookmark: ${story.title}` }).click();
    await undone;
    await expect(bookmarks.getByText("Bookmark removed")).toBeVisible();
    await screenshot("removed");
    await page.reload();
    await expect(open.getByRole("link", { name: story.title })).toBeVisible();
    await expect(page.getByText(/^No bookmarks yet\./)).toBeVisible();
  },
);
