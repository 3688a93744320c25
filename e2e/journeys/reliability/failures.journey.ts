import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, addressOf, allowErrors, expect, test } from "../../support/test.ts";
import { openHome, openStories, openWithin, storyLinks } from "../../support/pages.ts";
import { freePort } from "../../servers/katha-process.ts";
import { TcpProxy } from "../../servers/tcp-proxy.ts";

/** The browser's own console errors for failed requests, which these journeys cause. */
const failedLoads = /^Failed to load resource/;

async function expectFailure(page: Page, words: string): Promise<void> {
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(words);
  await expect(alert.getByRole("heading", { level: 1 })).toBeVisible();
}

test(
  "the server stops while a story opens: the page says so, and retrying works",
  { tag: "@alone" },
  async ({ page, baseURL, consoleErrors }) => {
    const screenshot = screenshotsOf(page, "failure-story");
    const proxy = new TcpProxy(await freePort(), Number(new URL(baseURL ?? "").port));
    await proxy.open();
    try {
      const [first, second] = await openStories(page, baseURL);
      // Opened once, so that the page's code is loaded and only its story is missing.
      await page.goto(proxy.through(addressOf(page, `/game/${first.id}`)));
      await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
      await proxy.close();
      await openWithin(page, proxy.through(addressOf(page, `/game/${second.id}`)));
      await expectFailure(page, "Katha cannot be reached");
      await screenshot("unreachable");

      await proxy.open();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { level: 1, name: second.title })).toBeVisible();
      allowErrors(consoleErrors, failedLoads);
    } finally {
      await proxy.close();
    }
  },
);

test("a page whose code is gone after a deploy reloads once", async ({ page, consoleErrors }) => {
  const screenshot = screenshotsOf(page, "failure-deploy");
  await openHome(page);
  let asked = 0;
  await page.route(/\/assets\/StoryPage-/, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  await storyLinks(page).first().click();
  await expectFailure(page, "Something stopped us");
  await screenshot("stopped");
  expect(asked).toBeGreaterThanOrEqual(2);
  await page.unroute(/\/assets\/StoryPage-/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
  allowErrors(consoleErrors, failedLoads);
});
